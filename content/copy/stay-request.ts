import { requestFrame } from "./booking-steps";
import { officeHours } from "./office-hours";

/** Advice about an unusual stay; {…} is filled in. */
export const stayAdvice = {
  people: { one: "person", other: "people" },
  /** Shown where the room is too small for the party. */
  small: "{room} sleeps {sleeps}, and you are {party} in {rooms}.",
  /** Shown where the party fits with extra beds. */
  extraBed:
    "{room} sleeps {sleeps}, and you are {party}. We put up an extra bed; the booking office tells you what it costs.",
  askRooms: "Ask for {rooms}",
  tooMany: "You asked for {rooms} and are {party}. Should each have a room of their own?",
  children:
    "That is a group of {children}. Tell us their ages below: we look for rooms beside one another, and cots and extra beds.",
  long: "More than 30 nights is a long stay. Send it all the same: the booking office writes back with a rate for the whole of it.",
  far: "That is more than two years away. Rates may change until then; the booking office tells you which still apply.",
  elsewhere: "You asked for {place}; this room is at {house}.",
  roomsThere: "Rooms at {place}",
  noCheckIn:
    "You have not chosen the day on which you arrive. You can ask all the same, and we write back with free days.",
  noCheckOut:
    "You have not chosen the day on which you leave. You can ask all the same, and we write back with free days.",
  noDates:
    "You have not chosen your dates yet. You can ask all the same, and we write back with free days.",
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
    payment: "Paying",
    fasting: "Fasting days",
  },
  breakfast: "Breakfast",
  perNight: "a night",
  insteadOf: "instead of",
  forOneRoom: "for one room",
  about: requestFrame.about,
  /** "3 nights × 2 rooms × $550" */
  times: "×",
  confirm:
    "Nothing is booked or paid on this page. The booking office confirms taxes and whether the room is free.",
  noRate: "The booking office tells you the rate of this room.",
  channels: {
    title: "Send it to the booking office",
    hint: "Each way opens with everything written out. Nothing has been sent until you press Send there.",
    email: "E-mail",
    phone: "Call",
    whatsapp: "WhatsApp",
    telegram: "Telegram",
    engine: "Book online",
    engineNote: "The booking engine opens on another site and takes your dates along.",
    read: "Read the message",
    copyFirst:
      "Your message is long, and some mail programs would cut it off. Copy it first, then paste it into your e-mail.",
    readOut: "When you call, read your message out.",
  },
  prepared: {
    email:
      "Your mail program opens with the message. It reaches us once you press Send there. If nothing opened, copy the message instead.",
    phone: "Your reference is {reference}. Everything is written out below for you to read from.",
    whatsapp: "WhatsApp opens with the message. It reaches us once you press Send there.",
    telegram: "Telegram opens with the message. It reaches us once you press Send there.",
    engine: "The booking engine opens in a new tab. Nothing has been sent to the booking office.",
  },
  form: {
    title: "Or send it from here",
    /** The heading of the same fields if nothing can be sent from the page. */
    add: "Add a word to it",
    name: { name: "name", label: "Your name", placeholder: "Hanna Bekele" },
    email: { name: "email", label: "E-mail", placeholder: "Your whole address, with an @" },
    phone: { name: "phone", label: "Telephone", placeholder: "With the country code" },
    ages: { name: "ages", label: "Ages of the children", placeholder: "3 and 7" },
    note: { name: "note", label: "A note", placeholder: "Your hour of arrival, a cot, an allergy" },
    submit: "Send the request",
    clear: "Clear what I typed",
    cleared: "What you typed is cleared.",
    kept: "What you type stays in this tab until it is sent.",
  },
  sent: {
    title: "Sent to the booking office",
    text: `Your reference is {reference}. The booking office answers by e-mail or telephone, ${officeHours}, and says whether the room is free and what the stay costs with taxes. Nothing is booked or paid until then.`,
    before:
      "You have sent this stay already, with the reference {reference}. To change something, call or write and name it.",
  },
  next: "What happens next",
  nextText: `The booking office answers ${officeHours}: whether the room is free, and what the stay costs with taxes. Nothing is booked or paid until then.`,
  reference: "Reference",
  actions: {
    label: "Keep it, or pass it on",
    copy: "Copy the message",
    copied: "The message is copied.",
    notCopied: "Your browser does not let us copy. Open “Read the message” and select it there.",
    share: "Share",
    addressCopied: "The address of this stay is copied.",
    notShared: "Copy the address from the bar of your browser: it holds the whole stay.",
    print: "Print",
    keep: "Put it on my list",
    card: "Your stay card",
    kept: "It is on your list.",
    unkept:
      "Your browser keeps nothing for this site, so there is no list. Copy the message instead.",
    full: "Your list holds six stays. Take one off first.",
  },
  list: {
    title: requestFrame.list,
    note: "Kept in this browser alone.",
    open: "Open",
    remove: "Take off the list",
    together: "Put all of them into the message",
    removed: "Taken off your list.",
    /** Precedes the stays that follow the first in a message. */
    also: "Also, or instead:",
  },
  message: {
    subject: requestFrame.subject,
    address: "The same on the website:",
    place: "Place asked for",
    noDates: "Dates: not chosen yet",
    noParty: "Rooms and guests: not chosen yet",
    name: "Name",
    email: "E-mail",
    phone: "Telephone",
    note: "Note",
    rateShown: "Rate on the website",
  },
  lost: requestFrame.lost,
  withoutScripts: {
    text: "Fill in what you know. Your mail program opens with these lines and sends them to the booking office.",
    room: "Room",
    anyRoom: "Any of our rooms",
    submit: "Write it as an e-mail",
    post: "Send the request",
  },
} as const;
