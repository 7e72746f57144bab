/** The terms of a room in full, where the owner’s records have them. */
export const roomTermsTexts = {
  title: "Terms",
  titleOf: "Terms of the offer {offer}",
  cancelling: "Cancelling",
  paying: "Deposit and payment",
  company: "Children and pets",
  day: { one: "day", other: "days" },
  freeUntil: "You can cancel free of charge until {days} before you arrive.",
  freeUntilArrival: "You can cancel free of charge until the day you arrive.",
  deposit: "A deposit of {percent}% of the total price holds your room.",
} as const;
