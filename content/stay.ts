/** One and more than one of a thing that a stay counts. */
export type CountWords = { readonly one: string; readonly other: string };

/** How a stay is told back to the guest who searched for it. */
export const stayTexts = {
  /** `unknown` stands where the search says nothing. */
  facts: {
    checkIn: { label: "Check In", unknown: "Not chosen yet" },
    checkOut: { label: "Check Out", unknown: "Not chosen yet" },
    nights: { label: "Nights", unknown: "Not known yet" },
    rooms: { label: "Rooms", unknown: "Not chosen yet" },
    guests: { label: "Guests", unknown: "Not chosen yet" },
  },
  night: { one: "night", other: "nights" },
  room: { one: "room", other: "rooms" },
  adult: { one: "adult", other: "adults" },
  child: { one: "child", other: "children" },
  /** The two dates arrived the wrong way round, or on the same day. */
  dateOrder: "Your check-out is not after your check-in. Please choose a later check-out date.",
  over: "These days are over. Please choose new dates.",
  /** What was typed and could not be read; {text} is the guest's own words. */
  unreadable: {
    selectedInDate: "We could not read “{text}” as a check-in date. Please choose a day.",
    selectedOutDate: "We could not read “{text}” as a check-out date. Please choose a day.",
    room: "We could not read “{text}” as a number of rooms.",
    adult: "We could not read “{text}” as a number of adults.",
    children: "We could not read “{text}” as a number of children.",
  },
  place: "You asked for {place}.",
  /** Behind the price of a room that was chosen from an offer. */
  discount: "{percent}% off",
  perNight: "per Night",
  /** A room was handed over without its price. */
  noPrice: "Price on request",
} as const;

export type StayNotes = {
  /** Where no search has arrived yet. */
  readonly invitation: string;
  /** Where one has. */
  readonly carried: string;
};
