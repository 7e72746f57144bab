import { nightsOf, stayParams, stepParam, type Stay } from "@/components/features/stay/model/stay";

/** The booking path on find_room. */
export const steps = ["dates", "room", "send"] as const;

export type Step = (typeof steps)[number];

/** Whether both dates are known, in order, and not over on `today`, an ISO date. */
export function hasDates(stay: Stay, today: string): boolean {
  return nightsOf(stay, today) !== undefined;
}

/**
 * The step that an address leads to: the one that it asks for, where a guest can be there already, or else the first that
 * is still to do. A stay without dates can be sent on purpose, one without a room cannot.
 */
export function stepOf(
  stay: Stay,
  { asked, today }: { asked: string | null; today: string },
): Step {
  const chosen = stay.title !== undefined;
  const next = hasDates(stay, today) ? (chosen ? "send" : "room") : "dates";
  const known = steps.find((step) => step === asked);
  return known === undefined || (known === "send" && !chosen) ? next : known;
}

/** The query of a step, with the stay in it. */
export function stepQuery(step: Step, stay: Stay): URLSearchParams {
  const query = stayParams(stay);
  query.set(stepParam, step);
  return query;
}
