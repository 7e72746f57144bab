import type { PostalAddress } from "schema-dts";

/** The country of all four resorts, as its ISO code. */
export const country = "ET";

/** "Lake Shore Road, Bahir Dar, Ethiopia" in its parts; the country comes last. */
export function postalAddress(written: string): PostalAddress {
  const [streetAddress, ...rest] = written.split(", ");
  const addressLocality = rest.slice(0, -1).join(", ") || undefined;
  return { "@type": "PostalAddress", streetAddress, addressLocality, addressCountry: country };
}
