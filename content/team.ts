import { readRecords } from "./records";
import { memberSchema } from "./schemas/lists";
import { site } from "./site";
import type { SectionHeading, TeamMember } from "./types";

export const teamHeading = {
  label: "Our team",
  title: "People to ask for",
  text: "Write to any of them. The letters arrive on one desk and are passed on the same day.",
} as const satisfies SectionHeading;

/** Placeholder names; who has no address of their own is written to at the public one. */
export const team: readonly TeamMember[] = readRecords("team", memberSchema).map(
  ({ email = site.emails.info, ...member }) => ({ ...member, email }),
);
