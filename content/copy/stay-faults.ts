/** Messages about a search that is no stay yet; loaded with the first search. */
export const faultTexts = {
  /** The two dates are in the wrong order, or the same day. */
  dateOrder: "Your check-out is not after your check-in. Please choose a later check-out date.",
  over: "These days are over. Please choose new dates.",
  /** A room was chosen before the dates. */
  datesFirst: "{title} it is. When would you like to arrive and leave?",
  /** Text that could not be read; {text} is the guest's own words. */
  unreadable: {
    selectedInDate: "We could not read “{text}” as a check-in date. Please choose a day.",
    selectedOutDate: "We could not read “{text}” as a check-out date. Please choose a day.",
    room: "We could not read “{text}” as a number of rooms. Please write it in figures, such as 2.",
    adult:
      "We could not read “{text}” as a number of adults. Please write it in figures, such as 2.",
    children:
      "We could not read “{text}” as a number of children. Please write it in figures, such as 2.",
  },
  place: "You asked for {place}.",
  voucher: "Your gift voucher goes along.",
} as const;
