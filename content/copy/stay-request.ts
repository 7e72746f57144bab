import { requestFrame } from "./booking-steps";
import { officeHours } from "./office-hours";

/** Advice about an unusual stay; {…} is filled in. */
export const stayAdvice = {
  people: { one: "person", other: "people" },
  /** Shown where the room is too small for the party. */
  small: "{room} sleeps {sleeps}, and you’ve asked for {party} in {rooms}.",
  /** Shown where the party fits with extra beds. */
  extraBed:
    "{room} sleeps {sleeps}, and you’ve asked for {party}. We can add an extra bed; the booking office will confirm its price.",
  askRooms: "Ask for {rooms}",
  tooMany: "You’ve asked for {rooms} for {party}. Would you like a room each?",
  children:
    "You’re bringing {children}. Tell us their ages below, and we’ll look for rooms side by side, cots and extra beds.",
  long: "More than 30 nights is a long stay. Send it anyway, and the booking office will reply with a rate for the whole stay.",
  far: "That’s more than two years away. Rates may change before then; the booking office will tell you which still apply.",
  elsewhere: "You asked for {place}; this room is at {house}.",
  roomsThere: "Rooms at {place}",
  noCheckIn:
    "You haven’t chosen your arrival date yet. You can ask anyway, and we’ll reply with free dates.",
  noCheckOut:
    "You haven’t chosen your departure date yet. You can ask anyway, and we’ll reply with free dates.",
  noDates:
    "You haven’t chosen your dates yet. You can ask anyway, and we’ll reply with free dates.",
} as const;

export const sendTexts = {
  title: requestFrame.title,
  change: "Change",
  anotherRoom: "Another room",
  seeRoom: "See the room",
  facts: {
    room: "Room",
    offer: "Offer",
    voucher: "Gift voucher",
    place: "Place",
    rate: "Rate",
    included: "Included",
    payment: "Payment",
    fasting: "Fasting days",
  },
  breakfast: "Breakfast",
  perNight: "a night",
  insteadOf: "instead of",
  forOneRoom: "for one room",
  about: "about",
  /** "3 nights × 2 rooms × $550" */
  times: "×",
  confirm:
    "Nothing is booked or paid on this page. The booking office will confirm taxes and whether the room is free.",
  noRate: "The booking office will tell you the rate for this room.",
  channels: {
    title: "Send it to our booking office",
    hint: "We’ve written the message for you. Nothing is sent until you press Send.",
    email: "E-mail",
    phone: "Call",
    whatsapp: "WhatsApp",
    telegram: "Telegram",
    engine: "Book online",
    engineNote: "Our booking engine opens on another site, with your dates filled in.",
    read: "Read the message",
    copyFirst:
      "Your message is long, and some e-mail apps would cut it off. Copy it first, then paste it into your e-mail.",
    readOut: "When you call, you can read your message out.",
  },
  prepared: {
    email:
      "Your e-mail app will open with the message. It reaches us once you press Send there. If nothing opens, copy the message instead.",
    phone: "Your reference is {reference}. Your message is below, to read from when you call.",
    whatsapp: "WhatsApp will open with the message. It reaches us once you press Send there.",
    telegram: "Telegram will open with the message. It reaches us once you press Send there.",
    engine:
      "The booking engine will open in a new tab. Nothing has been sent to the booking office.",
  },
  form: {
    title: "Or send it from here",
    /** The heading of the same fields if nothing can be sent from the page. */
    add: "Anything to add?",
    name: { name: "name", label: "Your name", placeholder: "Hanna Bekele" },
    email: { name: "email", label: "E-mail", placeholder: "Your full e-mail address" },
    phone: { name: "phone", label: "Phone", placeholder: "With the country code" },
    ages: { name: "ages", label: "Ages of the children", placeholder: "3 and 7" },
    note: { name: "note", label: "Note", placeholder: "Arrival time, a cot, an allergy" },
    submit: "Send the request",
    clear: "Clear the form",
    cleared: "Form cleared.",
    kept: "What you type stays in this tab until you send it.",
  },
  sent: {
    title: "Sent to the booking office",
    text: `Your reference is {reference}. The booking office will reply by e-mail or phone, ${officeHours}, to say whether the room is free and to confirm the price. Nothing is booked or paid until then.`,
    before:
      "You’ve already sent this stay, with the reference {reference}. To change anything, call or write to us and quote it.",
  },
  next: "What happens next",
  nextText: `The booking office will reply, ${officeHours}, to say whether the room is free and to confirm the price. Nothing is booked or paid until then.`,
  reference: "Reference",
  actions: {
    label: "Save or share",
    copy: "Copy the message",
    copied: "Message copied.",
    notCopied: "Your browser won’t let us copy. Open “Read the message” and select it there.",
    share: "Share",
    addressCopied: "Link copied.",
    notShared: "Please copy the link from your browser’s address bar: it holds the whole stay.",
    print: "Print",
    keep: "Save for later",
    card: "Your stay card",
    kept: "Saved for later.",
    unkept: "Your browser won’t save anything for this site. Please copy the message instead.",
    full: "You can save six stays. Please remove one first.",
  },
  list: {
    title: requestFrame.list,
    note: "Saved in this browser only.",
    open: "Open",
    remove: "Remove",
    together: "Add them all to the message",
    removed: "Removed from your saved stays.",
    /** Precedes the stays that follow the first in a message. */
    also: "Also, or instead:",
  },
  message: {
    subject: requestFrame.subject,
    address: "On the website:",
    place: "Resort requested",
    noDates: "Dates: not chosen yet",
    noParty: "Rooms and guests: not chosen yet",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    note: "Note",
    rateShown: "Rate on the website",
  },
  lost: requestFrame.lost,
  withoutScripts: {
    text: "Fill in what you know. Your e-mail app will open with these lines, ready to send to the booking office.",
    room: "Room",
    anyRoom: "Any room",
    submit: "Write the e-mail",
    post: "Send the request",
  },
} as const;
