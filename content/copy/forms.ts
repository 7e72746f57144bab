import { placeNames } from "../model/place-names";
import type { FieldText, SelectOption, SiteHref } from "../model/types";

/** The fields of a stay have these names in the query. */
export const stayFields = {
  checkIn: {
    name: "selectedInDate",
    label: "Check In",
    empty: "Add date",
    calendar: "Calendar: arrival",
  },
  checkOut: {
    name: "selectedOutDate",
    label: "Check Out",
    empty: "Add date",
    calendar: "Calendar: departure",
  },
  rooms: { name: "room", label: "Rooms" },
  guests: { label: "Guests" },
  adults: { name: "adult", label: "Adults" },
  children: { name: "children", label: "Children" },
} as const;

export const counters = {
  rooms: { label: "Rooms", add: "Add room", remove: "Remove room" },
  adults: { label: "Adults", add: "Add adult", remove: "Remove adult" },
  children: { label: "Children", add: "Add child", remove: "Remove child" },
  /** Closes their sheet on a phone. */
  done: "Done",
} as const;

export const bookingBar = {
  label: "Search for a room",
  action: "/find_room",
  submit: "Book",
} as const satisfies { label: string; action: SiteHref; submit: string };

const twoDigitOptions = [
  { value: "01", label: "01" },
  { value: "02", label: "02" },
  { value: "03", label: "03" },
  { value: "04", label: "04" },
  { value: "05", label: "05" },
] as const satisfies readonly SelectOption[];

const oneToFour = [
  { value: "1", label: "1" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4", label: "4" },
] as const satisfies readonly SelectOption[];

/** Precedes the spec's options, which begin with one child, so that nobody adds a child by accident. */
const noChildren = (label: "None" | "0") => ({ value: "0", label }) as const;

export const resortSearch = {
  label: "Search for a room",
  action: "/home2/find_room",
  requiredMark: "*",
  adults: twoDigitOptions,
  children: [noChildren("None"), ...twoDigitOptions],
  submit: "Checkout Now",
} as const satisfies {
  label: string;
  action: SiteHref;
  requiredMark: string;
  adults: readonly SelectOption[];
  children: readonly SelectOption[];
  submit: string;
};

/** Four text inputs, all required, without a rule for their format. */
export const hostelSearch = {
  label: "Search for a room",
  action: "/home3/find_room",
  fields: [
    { name: "selectedInDate", label: "Check In", placeholder: "YYYY-MM-DD", required: true },
    { name: "selectedOutDate", label: "Check Out", placeholder: "YYYY-MM-DD", required: true },
    { name: "adult", label: "Adults", placeholder: "2", required: true },
    { name: "children", label: "Children", placeholder: "0", required: true },
  ],
  submit: "SEARCH ROOM",
} as const satisfies {
  label: string;
  action: SiteHref;
  fields: readonly FieldText[];
  submit: string;
};

/** 'Favorite Place' appears four times and in American spelling because the spec has it so; the name of the place follows it. */
const favouritePlaces = Object.entries(placeNames).map(([id, { name }]) => ({
  value: id,
  label: `Favorite Place: ${name}`,
}));

export const cityAvailability = {
  label: "Availability",
  title: "Check Availability",
  action: "/home4/find_room",
  adults: { placeholder: "How many", options: oneToFour },
  children: { placeholder: "How many", options: [noChildren("0"), ...oneToFour] },
  location: {
    name: "location",
    label: "Location",
    placeholder: "Which resort",
    options: favouritePlaces,
  },
  submit: "Check Availability",
} as const satisfies {
  label: string;
  title: string;
  action: SiteHref;
  adults: { placeholder: string; options: readonly SelectOption[] };
  children: { placeholder: string; options: readonly SelectOption[] };
  location: { name: string; label: string; placeholder: string; options: readonly SelectOption[] };
  submit: string;
};

export const apartmentSearch = {
  label: "Search for an apartment",
  action: "/home5/find_room",
  children: {
    placeholder: "Select Number of Children",
    options: [
      { value: "1", label: "Children 1" },
      { value: "2", label: "Children 2" },
      { value: "3", label: "Children 3" },
      { value: "4", label: "Children 4" },
    ],
  },
  submit: "Search",
} as const satisfies {
  label: string;
  action: SiteHref;
  children: { placeholder: string; options: readonly SelectOption[] };
  submit: string;
};

export const contactForm = {
  /** Links to the form end in this id: /contact#touch. */
  id: "touch",
  title: "GET IN TOUCH",
  name: { name: "name", label: "Your Name", placeholder: "Hanna Bekele", required: true },
  email: { name: "email", label: "Email Address", placeholder: "Enter Email", required: true },
  subject: {
    name: "subject",
    label: "Subject",
    placeholder: "Select Subject",
    options: [
      { value: "option1", label: "A room or a suite" },
      { value: "option2", label: "Room services" },
      { value: "option3", label: "A gift voucher" },
      { value: "option4", label: "Something else" },
    ],
  },
  message: {
    name: "message",
    label: "Message",
    placeholder: "When would you like to come?",
    required: true,
  },
  submit: "SEND MESSAGE",
} as const satisfies {
  id: string;
  title: string;
  name: FieldText;
  email: FieldText;
  subject: { name: string; label: string; placeholder: string; options: readonly SelectOption[] };
  message: FieldText;
  submit: string;
};

export const appointmentForm = {
  label: "MAKE AN APPOINTMENT",
  title: "Request a free quote",
  name: { name: "name", label: "Your Name", placeholder: "Your Name", required: true },
  email: { name: "email", label: "Email Address", placeholder: "Email Address", required: true },
  topic: {
    name: "topic",
    label: "Appointment Topic",
    placeholder: "Appointment Topic",
    required: true,
  },
  message: {
    name: "message",
    label: "Type Your Message",
    placeholder: "Type Your Message",
    required: true,
    columns: 30,
  },
  submit: "Submit Now",
} as const satisfies {
  label: string;
  title: string;
  name: FieldText;
  email: FieldText;
  topic: FieldText;
  message: FieldText & { columns: number };
  submit: string;
};

/** 'Leave A Comments' is the spec's. */
export const commentForm = {
  title: "Leave A Comments",
  name: { name: "name", label: "Name", placeholder: "Your Name", required: false },
  email: { name: "email", label: "E-mail", placeholder: "Enter Email", required: false },
  website: { name: "website", label: "Website", placeholder: "https://", required: false },
  comment: {
    name: "comment",
    label: "Comment",
    placeholder: "What would you like to add?",
    required: false,
  },
  saveEmail: {
    name: "saveEmail",
    label: "Save my e-mail in this browser for the next time I comment.",
  },
  submit: "Submit Now",
} as const satisfies {
  title: string;
  name: FieldText;
  email: FieldText;
  website: FieldText;
  comment: FieldText;
  saveEmail: { name: string; label: string };
  submit: string;
};

export const newsletterForm = {
  label: "Newsletter",
  email: { name: "email", label: "E-mail", placeholder: "Enter Email", required: true },
  submit: "Subscribe",
} as const satisfies { label: string; email: FieldText; submit: string };

/** The dialogs of the contact and appointment forms are the spec's word for word, including 'Congratulation!'. */
export const dialogs = {
  warning: {
    title: "Form Fill-Up Complete?",
    text: "Please Fill All Type Of Field",
    confirm: "Yes, complete!",
    cancel: "Cancel",
  },
  success: {
    title: "Congratulation!",
    text: "Your Appointment Added Successful!",
    confirm: "OK",
  },
} as const;

export const formAnswers = {
  nothingSent: "Thank you. This is a demonstration site, so nothing has been sent.",
  prepared:
    "Nothing has reached us yet, as this site doesn’t send messages. You can send the same message by e-mail, or call us.",
  sendAsEmail: "Send it by e-mail",
  stayIncluded: "We’ve filled in your choice",
  emptyComment: "Please write your comment first.",
  sending: "Sending…",
  sent: "Thank you. Your message is on its way to us.",
  failed: "Your message couldn’t be sent. Everything you typed is still here.",
  offline:
    "You seem to be offline, so nothing was sent. Everything you typed is still here: please try again when you’re back online.",
  lost: "Part of this page didn’t load, so nothing was sent. Everything you typed is still here: please try again.",
  refused: "Nothing has been sent yet. Please check what you’ve filled in.",
  refusedBecause:
    "Nothing has been sent yet. Everything you typed is still here. The reason: {reason}",
  unanswered:
    "We’ve had no answer, so we can’t tell whether your message arrived. Everything you typed is still here: please call or write to us before you send it again.",
  tooLong:
    "Your message is too long for us to receive, so it wasn’t sent. Everything you typed is still here: please shorten it, then send it again.",
  tooMany:
    "Too many messages came in at once, so this one wasn’t sent. Everything you typed is still here: please wait {wait}, then try again.",
  retry: "Try again",
  requiredText: "Please fill in this field.",
  invalidEmail: "Please enter your full e-mail address, with the @.",
  invalidPhone: "Please enter the full number, with the country code.",
  noScripts: "This form needs JavaScript. Without it, please write to",
} as const;
