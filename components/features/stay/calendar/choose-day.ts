export type Choice = {
  readonly arrival: string | undefined;
  readonly departure: string | undefined;
  /** What the next day that is chosen will be. */
  readonly next: "arrival" | "departure";
};

/** The first day that a guest chooses is the arrival, the second the departure; a day before the arrival is a new one. */
export function chooseDay({ arrival, departure, next }: Choice, day: string): Choice {
  if (next === "departure" && arrival !== undefined && day > arrival)
    return { arrival, departure: day, next: "arrival" };
  const isLater = departure !== undefined && departure > day;
  return { arrival: day, departure: isLater ? departure : undefined, next: "departure" };
}
