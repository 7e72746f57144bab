/** Messages about a search that is no stay yet; loaded with the first search. */
export const faultTexts = {
  /** The two dates are in the wrong order, or the same day. */
  dateOrder: "Your check-out needs to be after your check-in. Please choose a later date.",
  over: "Those dates have passed. Please choose new ones.",
  /** A room was chosen before the dates. */
  datesFirst: "{title} it is. When would you like to arrive and leave?",
  /** Text that could not be read; {text} is the guest's own words. */
  unreadable: {
    selectedInDate: "We couldn’t read “{text}” as a check-in date. Please choose a date.",
    selectedOutDate: "We couldn’t read “{text}” as a check-out date. Please choose a date.",
    room: "We couldn’t read “{text}” as a number of rooms. Please use figures, such as 2.",
    adult: "We couldn’t read “{text}” as a number of adults. Please use figures, such as 2.",
    children: "We couldn’t read “{text}” as a number of children. Please use figures, such as 2.",
  },
  place: "You asked for {place}.",
  voucher: "We’ve noted your gift voucher.",
} as const;
