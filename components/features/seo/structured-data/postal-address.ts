import type { PostalAddress } from "schema-dts";
import { addressParts } from "@/content/model/address-parts";

/** The country of all four resorts, as its ISO code. */
export const country = "ET";

export function postalAddress(written: string): PostalAddress {
  const { street, town } = addressParts(written);
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: town || undefined,
    addressCountry: country,
  };
}
