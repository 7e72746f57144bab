import type { Organization, WebSite } from "schema-dts";
import { asset } from "@/components/ui/asset";
import { publicAddress, publicFile } from "@/content/model/public-address";
import { houseId, websiteId } from "@/components/features/seo/structured-data/ids";
import { postalAddress } from "@/components/features/seo/structured-data/postal-address";
import { realEmail, realPhone } from "@/components/features/seo/structured-data/real-contact";
import { site } from "@/content/model/site";

/** Facts about the organization that only some pages show. */
export type HouseFacts = { readonly foundingDate?: string; readonly employees?: number };

export function house({ foundingDate, employees }: HouseFacts = {}): Organization {
  const sameAs = Object.values(site.social).filter((url) => url !== undefined);
  return {
    "@type": "Organization",
    "@id": houseId,
    name: site.brand.name,
    url: publicAddress("/"),
    logo: publicFile(asset("/icons/icon-512.png")),
    address: postalAddress(site.addresses.head),
    telephone: realPhone(site.phones.booking),
    email: realEmail(site.emails.booking),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    foundingDate,
    numberOfEmployees: employees
      ? { "@type": "QuantitativeValue", minValue: employees }
      : undefined,
  };
}

export function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: site.brand.name,
    alternateName: site.brand.shortName,
    url: publicAddress("/"),
    inLanguage: "en-GB",
    publisher: { "@id": houseId },
  };
}
