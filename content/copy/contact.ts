import { pages } from "./pages";
import { locations } from "../model/locations";
import { officeHours } from "./office-hours";
import { site } from "../model/site";
import type { LocationId } from "../model/types";

export const contactBlock = {
  title: "Write to us before you travel",
  text: `Our booking office answers in Amharic and English, ${officeHours}.`,
  /** The summary of the collapsed form. */
  open: "Send us a message",
} as const;

export const contactInfo = [
  { id: "phone", label: "Phone", value: site.phones.booking, kind: "phone" },
  { id: "email", label: "E-mail", value: site.emails.info, kind: "email" },
  { id: "locations", label: "Locations", value: site.addresses.head, kind: "address" },
] as const;

/** Directions from the capital, which are true whatever the resort is called. */
const ways = {
  tana: "An hour’s flight to Bahir Dar. By road it’s a long day, down into the Blue Nile gorge and up again.",
  bishoftu: "About an hour south-east, on the Adama expressway.",
  awash: "About 225 km east, past Adama, on the road to Harar. The park begins at the roadside.",
  entoto: "Uphill from the north of the city: half an hour when the streets are quiet.",
} as const satisfies Record<LocationId, string>;

export const branches = locations.map(({ id, name, phone, coordinates }) => ({
  id,
  name,
  phone,
  coordinates,
  address: site.addresses[id],
  way: ways[id],
}));

export const contactPage = {
  title: pages.contact.title,
  branchesTitle: "Branches in Ethiopia",
  wayLabel: "From Addis Ababa",
  wayText: "You’ll reach all four resorts by way of Addis Ababa.",
  map: {
    alt: "Map of Ethiopia with the resorts at Lake Tana, Bishoftu, Awash Falls and Entoto marked.",
    open: "Show the interactive map",
    notice: "The interactive map comes from another service and loads only when you ask for it.",
    /** A page cannot know whether another host's frame has loaded, so the alternative is always shown. */
    elsewhere: "If the map doesn’t appear, open it in a new tab:",
    frameTitle: "Interactive map of our resorts in Ethiopia",
  },
} as const;
