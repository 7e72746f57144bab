import type { LocationId } from "../model/types";

/** Our own suggestion: nine hours in a car in all, in the order of the road; the lake, ten hours away, is the guest's to add. */
export const defaultStops = [
  { id: "entoto", nights: 1 },
  { id: "bishoftu", nights: 2 },
  { id: "awash", nights: 2 },
  { id: "tana", nights: 0 },
] as const satisfies readonly { id: LocationId; nights: number }[];

export const mostNights = 14;

/** Only the server writes these, so the browser does not load them. */
export const planPageTexts = {
  opening: "Four places, one journey",
  lead: "Choose the order, the nights and a first day. We’ll work out dates, roads and driving times.",
  heading: "Your itinerary",
  askHeading: "Ask us about it",
  ask: "Send us this journey and we’ll reply with rooms and prices.",
  askLink: "Write to us about this journey",
  askOr: "Or call",
  submit: "Save it in the link",
  withoutScripts:
    "Without JavaScript this page shows only the five nights we suggest. What you enter is saved in the link, which you can open in a browser with JavaScript.",
} as const;

export const planTexts = {
  formLabel: "Your journey",
  firstDay: "First day",
  firstDayEmpty: "Add date",
  firstDayHint: "The day you reach the first resort. You can leave it blank.",
  firstDayOver: "That date has passed. Please choose a later one.",
  firstDayFar:
    "That’s more than two years away. Rates and roads may change before then, so please ask us first.",
  nights: "Nights",
  lessAt: "One fewer night at",
  moreAt: "One more night at",
  earlier: "Move earlier:",
  later: "Move later:",
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
    "A long day on the road: break the journey, or fly between Addis Ababa and Bahir Dar in about an hour.",
  home: "Back to",
  approximate:
    "Distances, heights and driving times are approximate. Rain and market days can slow you down, so ask us before you set out.",
  totals: { nights: "Total stay", roads: "On the road", climb: "Total climb" },
  metres: "m",
  noNights: "Add a night at any of the resorts to see your journey.",
  undo: "Undo",
  reset: "Start again",
  undone: "Change undone.",
  begunAgain: "Back to the journey we suggest.",
  calendar: "Add to your calendar",
  share: "Share this journey",
  print: "Print",
  copied: "Link copied.",
  notCopied: "Please copy the link from your browser’s address bar: it holds the whole journey.",
  faulty: {
    stops: "We couldn’t read part of that link, so here is the journey we suggest.",
    day: "We couldn’t read the first day in that link. Please choose one.",
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
  title: "Save our addresses",
  text: "A contact card and a map pin for each resort, for when there’s no signal.",
} as const;
