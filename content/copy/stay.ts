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
