import { addressParts } from "@/content/model/address-parts";
import { fileLine, fileText } from "@/lib/text/fold-lines";

export type ContactCard = {
  readonly uid: string;
  readonly name: string;
  readonly house: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly coordinates: { readonly lat: number; readonly lon: number };
  readonly page: string;
};

/** A .vcf file in version 3.0, which every phone in use reads. */
export function vCardText(card: ContactCard): string {
  const { street, town, country } = addressParts(card.address);
  const { lat, lon } = card.coordinates;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `UID:${fileText(card.uid)}`,
    `FN:${fileText(card.name)}`,
    // Some address books show this name and ignore FN.
    `N:${fileText(card.name)};;;;`,
    `ORG:${fileText(card.house)}`,
    `TEL;TYPE=WORK,VOICE:${card.phone}`,
    `EMAIL;TYPE=WORK:${fileText(card.email)}`,
    `ADR;TYPE=WORK:;;${[street, town].map(fileText).join(";")};;;${fileText(country)}`,
    `GEO:${lat};${lon}`,
    `URL:${card.page}`,
    "END:VCARD",
  ]
    .map(fileLine)
    .join("");
}
