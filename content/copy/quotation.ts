/** The words of a stay’s price where the owner’s records have all of it; {…} is filled in. */
export const quotationTexts = {
  withTaxes: "{total} with taxes",
  beforeTaxes: "{total} before taxes",
  /** "3 nights: $2,550.24 with taxes" */
  sum: "{nights}: {total}",
  title: "What your stay costs",
  columns: { what: "What", amount: "Amount" },
  ownRate: "Rate of the room",
  and: "and",
  furtherGuest: "Further guest",
  child: "Child",
  childUpTo: "Child up to {age}",
  /** Follows the name of an offer. */
  offerNot: "nothing off these nights",
  subtotal: "Together",
  service: "Service charge, {percent}%",
  vat: "VAT, {percent}%",
  /** Precedes a charge that the price contains. */
  within: "Of that: {charge}",
  total: "Total",
  /** Beside the total: who has to accept it. */
  quotation:
    "This is our quotation for your stay. It holds once the booking office accepts your request and confirms that the room is free; nothing is booked or paid on this page.",
  noAges: "Tell us the ages of the children below: the price may be lower.",
  included: "This rate includes: {lines}.",
  refused: {
    closed: "{why}: closed for the nights of {days}",
    least: "{why}: a stay has {nights} or more",
    most: "{why}: a stay has {nights} at the most",
    arrival: "{why}: arrivals on {days} only",
  },
  /** Follows the reasons on the request. */
  askAnyway: "Please choose other nights, or ask us anyway.",
  terms: {
    label: "Terms",
    all: "All terms",
    freeUntil: "Free to cancel until {day}",
    freeUntilLong: "Free to cancel until {day} ({ethiopian}).",
    tooLate: "It’s too late to cancel this stay free of charge.",
    deposit: "A deposit of {percent}%, {amount}, holds the room.",
    childrenFree: "Children up to {age} stay free of charge.",
    childrenPay: "Children up to {age}: {price} a night.",
    furtherGuest: "A further guest: {price} a night.",
  },
  /** Another currency beside the dollar, for guests who ask for it. */
  currency: {
    label: "Another currency",
    see: "See it in {name}",
    hide: "Dollars only",
    about: "About {amount} {name}, at the rate of {date}.",
  },
} as const;
