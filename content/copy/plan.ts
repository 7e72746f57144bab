import type { LocationId } from "../model/types";

/** Our own suggestion, which the page shows before a guest changes anything. */
export const defaultStops = [
  { id: "entoto", nights: 1 },
  { id: "tana", nights: 3 },
  { id: "bishoftu", nights: 2 },
  { id: "awash", nights: 2 },
] as const satisfies readonly { id: LocationId; nights: number }[];

export const mostNights = 14;

/** Only the server writes these, so the browser does not load them. */
export const planPageTexts = {
  opening: "Four places, one journey",
  lead: "Put the four resorts in your order, say how many nights each should have and on which day you begin. The dates, the roads and the hours follow.",
  heading: "The itinerary",
  askHeading: "Ask about it",
  ask: "Send us this journey, and we answer with rooms and prices for it.",
  askLink: "Write to us about this journey",
  askOr: "Or call",
  submit: "Keep it in the address",
  withoutScripts:
    "Without scripts this page shows our own eight nights. What you enter is kept in the address, for a browser that runs them.",
} as const;

export const planTexts = {
  formLabel: "Your journey",
  firstDay: "First day",
  firstDayEmpty: "Arrive",
  firstDayHint: "The day you come to the first resort. You may leave it open.",
  firstDayOver: "That day is over. Please choose one that is still to come.",
  firstDayFar:
    "That is more than two years away. Rates and roads may change until then: please ask us before you plan on it.",
  nights: "Nights",
  lessAt: "One night less at",
  moreAt: "One night more at",
  earlier: "Move earlier:",
  later: "Move later:",
  drag: "Drag, or press the arrow keys, to move:",
  nowStop: "is now stop",
  staysStop: "stays stop",
  of: "of",
  day: "Day",
  to: "to",
  leftOut: "Not this time",
  night: { one: "night", other: "nights" },
  /** Formats "Tana: 4 nights, 9 in all." */
  inAll: "in all.",
  kilometres: "km",
  hour: { half: "half an hour", one: "hour", other: "hours" },
  about: "about",
  longDay:
    "A long day on the road: break it on the way, or fly between Addis Ababa and Bahir Dar in about an hour.",
  home: "Back to",
  approximate:
    "Distances, metres and driving hours are approximate and meant for planning. Roads, rain and markets have their say; ask us before you set out.",
  totals: { nights: "In all", roads: "On the road", climb: "Climbed on the way" },
  metres: "m",
  noNights: "Give at least one place a night, and the journey appears.",
  undo: "Undo",
  reset: "Start again",
  undone: "The last change is undone.",
  begunAgain: "Our own journey is here again.",
  calendar: "Add to your calendar",
  share: "Share this journey",
  print: "Print",
  copied: "The address of this journey is copied.",
  notCopied: "Copy the address from the bar of your browser: it holds the whole journey.",
  faulty: {
    stops: "Part of that address could not be read, so you see our own journey instead.",
    day: "The first day in that address could not be read. Please choose one.",
  },
  mailSubject: "A journey through the four resorts",
  file: {
    name: "journey",
    stop: "Stop",
    by: "By road from",
  },
} as const;

export const addressTexts = {
  label: "Take it with you",
  title: "Four addresses for your telephone",
  text: "A contact card and a pin for your own map, to keep for where the signal is thin.",
} as const;
