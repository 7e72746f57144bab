import { nightsOf, stayParams, stepParam, type Stay } from "@/components/features/stay/model/stay";

export const steps = ["dates", "room", "send"] as const;

export type Step = (typeof steps)[number];

/** Whether both dates are known, in order, and not past on `today`, an ISO date. */
export function hasDates(stay: Stay, today: string): boolean {
  return nightsOf(stay, today) !== undefined;
}

/**
 * Returns the step for an address: the requested one if the guest can be there already, else the first that is still to do. A stay
 * without dates can be sent on purpose, one without a room cannot.
 */
export function stepOf(
  stay: Stay,
  { requested, today }: { requested: string | null; today: string },
): Step {
  const chosen = stay.title !== undefined;
  const next = hasDates(stay, today) ? (chosen ? "send" : "room") : "dates";
  const known = steps.find((step) => step === requested);
  return known === undefined || (known === "send" && !chosen) ? next : known;
}

export function stepQuery(step: Step, stay: Stay): URLSearchParams {
  const query = stayParams(stay);
  query.set(stepParam, step);
  return query;
}
