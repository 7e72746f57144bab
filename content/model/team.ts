import { readRecords } from "./read-records";
import { memberSchema } from "../schemas/lists";
import { site } from "./site";
import type { TeamMember } from "./types";

export const teamLead =
  "Write to any of them. Everything comes to one inbox and is forwarded the same day.";

/** The names are placeholders; members without an address of their own have the public one. */
export const team: readonly TeamMember[] = readRecords("team", memberSchema).map(
  ({ email = site.emails.info, ...member }) => ({ ...member, email }),
);
