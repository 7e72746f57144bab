export const stayTexts = {
  /** `unknown` is shown where the search says nothing. */
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
  /** Follows the price of a room that was chosen from an offer. */
  discount: "{percent}% off",
  perNight: "per Night",
  /** Shown where the address names a room without its price. */
  noPrice: "Price on request",
} as const;

export type StayNotes = {
  /** Shown before the first search. */
  readonly invitation: string;
  readonly carried: string;
};
