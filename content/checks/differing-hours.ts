import { hoursIn } from "../clock-time";
import type { House, Line, Service, Told } from "./hours-facts";

/** Two places that tell guests of the same hours, and do not agree. */
export type Differing = {
  readonly one: Told;
  readonly other: Told;
  /** What somebody who compares the two has to know. */
  readonly note?: string;
};

export const sameHours = (one: string, other: string) =>
  hoursIn(one).join() === hoursIn(other).join();

export const says = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

export const lineOf = (service: Service, line: Line): Told => ({
  where: `content/services/${service.id}.md: hours, ${line.name}`,
  words: line.value,
});

export const toldBy = (house: House, of: "checkIn" | "checkOut"): Told => ({
  where: `content/houses/${house.id}.yaml: ${of} 1`,
  words: house[of][0],
});
