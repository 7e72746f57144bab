import { readRecords } from "./read-records";
import { serviceSchema } from "../schemas/service";
import type { NumberedService, PageLink, SectionHeading, Service } from "./types";

export const servicesLead = "Open to every guest, from early morning until late evening.";

export const allServices: readonly Service[] = readRecords("services", serviceSchema).map(
  (service) => ({ ...service, page: `/service_details/${service.id}` as const }),
);

/** The four of the Services page; the spec names the gym twice, first and last. */
export const services = allServices
  .filter(({ list }) => list === "services")
  .map((service, place): NumberedService => ({
    ...service,
    number: String(place + 1).padStart(2, "0"),
  }));

/** The eight tiles of the first home. */
export const facilities = allServices.filter(({ list }) => list === "facilities");

/** Throws where content/records/services/ has no file of that name. */
export function serviceOf(id: string): Service {
  const found = allServices.find((service) => service.id === id);
  if (!found) throw new Error(`content/records/services/${id}.md is missing.`);
  return found;
}

export const serviceAction = "Read More";

/** The labels of a service's own page. */
export const servicePageTexts = {
  hours: "Hours",
  where: "Where",
  cost: "Price",
  bring: "What to bring",
  ask: "Who to ask",
  book: { kind: "page", label: "Find a room", href: "/find_room" },
  treatments: "Treatments",
  minutes: "minutes",
  more: { label: "Services", title: "Also at our resorts" },
} as const satisfies Record<string, string | PageLink | SectionHeading>;

export const moreServices = {
  kind: "page",
  label: "View More Items",
  href: "../our_team",
} as const satisfies PageLink;
