import type { PageDocument } from "../../lib/node/documents";
import { repeated } from "./exported-site";
import { graphOf, isNamedOnly, isReference, listOf, type Thing } from "../../lib/node/graph";
import { claimFindings } from "./structured-data-claims";

/** The properties that Google's documentation requires of each type, and those without which other types are useless. */
const required: Readonly<Record<string, string>> = {
  Organization: "name url logo",
  WebSite: "name url",
  WebPage: "name url isPartOf",
  AboutPage: "name url isPartOf",
  ContactPage: "name url isPartOf",
  FAQPage: "name url mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  Resort: "@id name url address image geo checkinTime checkoutTime",
  Hostel: "@id name url address",
  Hotel: "@id name url address",
  LodgingBusiness: "@id name url address",
  Restaurant: "name address image hasMenu openingHoursSpecification",
  PostalAddress: "addressCountry",
  GeoCoordinates: "latitude longitude",
  OpeningHoursSpecification: "opens closes",
  Menu: "name hasMenuSection",
  MenuSection: "name hasMenuItem",
  MenuItem: "name offers",
  HotelRoom: "@id name url image containedInPlace",
  Service: "name provider",
  Offer: "price priceCurrency",
  UnitPriceSpecification: "price priceCurrency unitCode",
  Blog: "name blogPost",
  BlogPosting: "headline image datePublished author",
  Comment: "text author datePublished",
  Person: "name",
  BreadcrumbList: "itemListElement",
  ListItem: "position name",
  VideoObject: "name description thumbnailUrl uploadDate contentUrl",
  ImageObject: "url",
};

/** The required properties of an entity that another page describes. */
const naming = "@id name url";

/** Search engines do not accept ratings of one's own business, and guests should not trust them. */
const forbidden = ["aggregateRating", "review", "AggregateRating", "Review"];

const addresses = ["url", "image", "logo", "thumbnailUrl", "contentUrl", "item", "sameAs"];

function* thingFindings(thing: Thing, has: (address: string) => boolean): Generator<string> {
  const type = String(thing["@type"]);
  if (thing["@type"] === undefined) yield "has a thing without a type";
  const needed = isNamedOnly(thing) ? naming : required[type];
  for (const property of needed?.split(" ") ?? []) {
    if (listOf(thing[property]).length === 0) yield `${type} lacks ${property}`;
  }
  for (const name of forbidden) {
    if (name in thing || type === name) yield `rates ourselves (${name})`;
  }
  for (const property of addresses) {
    for (const value of listOf(thing[property]).filter((one) => typeof one === "string")) {
      if (!/^https?:\/\/[^/]/.test(value)) yield `${property} ${value} is no absolute address`;
      else if (!has(value)) yield `${property} ${value} leads nowhere`;
    }
  }
}

/**
 * Finds everything that is wrong with the structured data of one document. `has` returns whether an address of ours leads to a file and,
 * with a fragment, to an element; `described` contains the names of all entities that some page describes, by id.
 */
export function* structuredDataFindings(
  document: PageDocument,
  has: (address: string) => boolean,
  described: ReadonlyMap<string, string>,
): Generator<string> {
  const all = graphOf(document);
  if (typeof all === "string") return yield all;
  const things = all.filter((thing) => !isReference(thing));
  const ids = things.flatMap((thing) => listOf(thing["@id"]).map(String));
  for (const id of repeated(ids)) yield `describes ${id} more than once`;
  for (const id of all.filter(isReference).map((thing) => String(thing["@id"]))) {
    if (!ids.includes(id) && !/^http:\/\/purl\.org\//.test(id))
      yield `refers to ${id}, which it does not describe`;
  }
  for (const thing of things) {
    const id = String(thing["@id"]);
    if (isNamedOnly(thing) && described.get(id) !== thing.name)
      yield `names ${id} "${thing.name}", which no page describes under that name`;
    yield* thingFindings(thing, has);
  }
  yield* claimFindings(things, document);
}
