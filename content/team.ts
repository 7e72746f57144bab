import { site } from "./site";
import type { SectionHeading, TeamMember } from "./types";

export const teamHeading = {
  label: "Our team",
  title: "People to ask for",
  text: "Write to any of them. The letters arrive on one desk and are passed on the same day.",
} as const satisfies SectionHeading;

/** Placeholder names; all six share the public address. */
export const team = [
  { id: "bethlehem", name: "Bethlehem Tadesse", role: "General Manager", email: site.emails.info },
  { id: "kaleb", name: "Kaleb Girma", role: "Head Chef", email: site.emails.info },
  { id: "rahel", name: "Rahel Assefa", role: "Spa Manager", email: site.emails.info },
  { id: "mikias", name: "Mikias Worku", role: "Front Office Manager", email: site.emails.info },
  { id: "eden", name: "Eden Hailu", role: "Guest Relations", email: site.emails.info },
  { id: "tariku", name: "Tariku Lemma", role: "Boats and Walks", email: site.emails.info },
] as const satisfies readonly TeamMember[];
