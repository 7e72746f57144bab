import { resortPage } from "@/content/resort-page";
import type { ResortRecord } from "@/content/resorts";

/** What machines are told of a resort's page: its title and description, and the picture that it is shared with. */
export function resortFacts({ name, searchDescription, picture }: ResortRecord) {
  return { title: `${name}: ${resortPage.title}`, description: searchDescription, picture };
}
