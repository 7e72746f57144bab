import { locations } from "./locations";
import { site } from "./site";

/** The contact block that closes every inner page. */
export const contactBlock = {
  label: "Contact",
  title: "Talk to us before you travel",
  text: "Our booking office answers in Amharic and English, every day from eight to eight.",
} as const;

export const contactInfo = [
  { id: "phone", label: "Phone", value: site.phones.booking, kind: "phone" },
  { id: "email", label: "E-mail", value: site.emails.info, kind: "email" },
  { id: "locations", label: "Locations", value: site.addresses.head, kind: "address" },
] as const;

export const branches = locations.map(({ id, name, place, phone }) => ({
  id,
  name,
  place,
  phone,
  address: site.addresses[id],
}));

export const contactPage = {
  label: "Contact Us",
  title: "Call, write or come by",
  branchesTitle: "Branches in Ethiopia",
  map: {
    title: "Where we are",
    alt: "Map of Ethiopia with the resorts at Lake Tana, Bishoftu, Awash Falls and Entoto marked.",
    open: "Show the interactive map",
    notice: "The interactive map comes from an outside service and loads only when you ask for it.",
    frameTitle: "Interactive map of our resorts in Ethiopia",
  },
} as const;
