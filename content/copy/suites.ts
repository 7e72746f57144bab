import { site } from "../model/site";
import type { OutsideLink, SectionHeading } from "../model/types";

/** The suites themselves are records (content/records/suites/, read by content/model/rooms.ts). */
export const suiteDetails = {
  kind: "outside",
  label: "View Details",
  url: site.hosts.booking,
} as const satisfies OutsideLink;

export const suitesHeading = {
  label: "Suites",
  title: "Presidential Suites",
  text: "Suites with a living room, a deep bath and room to entertain.",
} as const satisfies SectionHeading;
