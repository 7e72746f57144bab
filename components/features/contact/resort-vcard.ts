import { vCardText } from "@/components/features/contact/vcard";
import { publicAddress, publicHost } from "@/content/model/public-address";
import { slug } from "@/lib/text/slug";
import type { LocationId, ResortLocation } from "@/content/model/types";
import { site } from "@/content/model/site";
import { encodeText } from "@/lib/text/encode-text";

export function cardFileName(id: LocationId): string {
  return `${slug([site.brand.shortName, id])}.vcf`;
}

export function resortVCard({ id, name, phone, coordinates }: ResortLocation): string {
  return vCardText({
    uid: `${id}@${publicHost}`,
    name: `${site.brand.name}, ${name}`,
    house: site.brand.name,
    phone,
    email: site.emails.booking,
    address: site.addresses[id],
    coordinates,
    page: publicAddress(`/resorts/${id}`),
  });
}

/** Opens whatever the guest's telephone navigates with (RFC 5870). */
export function geoHref({ lat, lon }: ResortLocation["coordinates"], name: string): string {
  return `geo:${lat},${lon}?q=${lat},${lon}(${encodeText(name)})`;
}

export function mapHref({ lat, lon }: ResortLocation["coordinates"]): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=13/${lat}/${lon}`;
}
