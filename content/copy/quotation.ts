/** The words of a stay’s price where the owner’s records have all of it; {…} is filled in. */
export const quotationTexts = {
  withTaxes: "{total} with taxes",
  beforeTaxes: "{total} before taxes",
  /** "3 nights: $2,550.24 with taxes" */
  sum: "{nights}: {total}",
  title: "What your stay costs",
  columns: { what: "Item", amount: "Amount" },
  ownRate: "Room rate",
  and: "and",
  furtherGuest: "Extra guest",
  child: "Child",
  childUpTo: "Child up to {age}",
  /** Follows the name of an offer. */
  offerNot: "nothing off these nights",
  subtotal: "Subtotal",
  service: "Service charge, {percent}%",
  vat: "VAT, {percent}%",
  /** Precedes a charge that the price contains. */
  within: "Included: {charge}",
  total: "Total",
  /** Beside the total: who has to accept it. */
  quotation:
    "This is our quotation for your stay. It applies once the booking office accepts your request and confirms that the room is free. Nothing is booked or paid on this page.",
  noAges: "Tell us the children’s ages below: the price may be lower.",
  included: "This rate includes: {lines}.",
  refused: {
    closed: "{why}: closed, {days}",
    least: "{why}: {nights} at least",
    most: "{why}: {nights} at most",
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
    furtherGuest: "Extra guest: {price} a night.",
  },
  /** Another currency beside the dollar, for guests who ask for it. */
  currency: {
    label: "Another currency",
    see: "Show it in {name}",
    hide: "Dollars only",
    about: "About {amount} {name}, at the rate on {date}.",
  },
} as const;
