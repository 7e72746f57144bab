import type { PageDocument } from "../lib/documents";
import { repeated } from "./exported-site";
import { claimsOf, isPage, isThing, listOf, thingsOf, type Thing } from "./structured-data-claims";
import { visibleText, type VisibleText } from "./visible-text";

/** What Google's documentation requires of each type, and what the others are nothing without. */
const required: Readonly<Record<string, string>> = {
  Organization: "name url logo",
  WebSite: "name url",
  WebPage: "name url isPartOf",
  AboutPage: "name url isPartOf",
  ContactPage: "name url isPartOf",
  FAQPage: "name url mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  Resort: "name address image geo checkinTime checkoutTime",
  Restaurant: "name address image hasMenu openingHoursSpecification",
  PostalAddress: "addressCountry",
  GeoCoordinates: "latitude longitude",
  OpeningHoursSpecification: "opens closes",
  Menu: "name hasMenuSection",
  MenuSection: "name hasMenuItem",
  MenuItem: "name offers",
  HotelRoom: "name image",
  Service: "name provider offers",
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

/** A rating of ourselves by ourselves, which no search engine takes and no guest should. */
const forbidden = ["aggregateRating", "review", "AggregateRating", "Review"];

const addresses = ["url", "image", "logo", "thumbnailUrl", "contentUrl", "item", "sameAs"];
const isReference = (thing: Thing) => Object.keys(thing).length === 1 && "@id" in thing;

function* thingFindings(thing: Thing, text: VisibleText, title: string): Generator<string> {
  const type = String(thing["@type"]);
  if (thing["@type"] === undefined) yield "has a thing without a type";
  for (const property of required[type]?.split(" ") ?? []) {
    if (listOf(thing[property]).length === 0) yield `${type} lacks ${property}`;
  }
  for (const name of forbidden) {
    if (name in thing || type === name) yield `rates ourselves (${name})`;
  }
  for (const [property, ways] of claimsOf(thing, type)) {
    if (!ways.some(text.says)) yield `${type}.${property} "${ways[0]}" does not stand on the page`;
  }
  const day = thing.datePublished;
  if (day !== undefined && !text.shows(String(day)))
    yield `${type}.datePublished ${String(day)} is not shown`;
  if (type === "Rating" && !text.shows(`${thing.ratingValue} stars`))
    yield `Rating ${thing.ratingValue} is not shown as stars`;
  if (isPage(type) && !title.includes(String(thing.name)))
    yield `${type}.name "${thing.name}" is not its title`;
}

function* addressFindings(thing: Thing, has: (address: string) => boolean): Generator<string> {
  for (const property of addresses) {
    for (const value of listOf(thing[property]).filter((one) => typeof one === "string")) {
      if (!/^https?:\/\/[^/]/.test(value)) yield `${property} ${value} is no absolute address`;
      else if (!has(value)) yield `${property} ${value} leads nowhere`;
    }
  }
}

function graphOf(text: string): readonly unknown[] | string {
  try {
    const data: unknown = JSON.parse(text);
    if (isThing(data) && data["@context"] === "https://schema.org" && Array.isArray(data["@graph"]))
      return data["@graph"];
    return "has structured data that is no graph of schema.org";
  } catch {
    return "has structured data that is no JSON";
  }
}

/**
 * Everything that is wrong with the structured data of one document. `has` says whether an address of ours leads to a file and,
 * where it names one, to an element.
 */
export function* structuredDataFindings(
  document: PageDocument,
  has: (address: string) => boolean,
): Generator<string> {
  const { elements } = document;
  const [first, ...others] = elements.filter(({ attributes }) =>
    attributes.get("type")?.endsWith("ld+json"),
  );
  if (!first || others.length > 0)
    return yield `has ${first ? others.length + 1 : 0} graphs instead of one`;
  const graph = graphOf(first.text);
  if (typeof graph === "string") return yield graph;

  const title = elements.find(({ tag }) => tag === "title")?.text ?? "";
  const text = visibleText(document);
  const all = thingsOf(graph);
  const things = all.filter((thing) => !isReference(thing));
  const ids = things.flatMap((thing) => listOf(thing["@id"]).map(String));
  for (const id of repeated(ids)) yield `describes ${id} more than once`;
  for (const id of all.filter(isReference).map((thing) => String(thing["@id"]))) {
    if (!ids.includes(id) && !/^http:\/\/purl\.org\//.test(id))
      yield `refers to ${id}, which it does not describe`;
  }
  for (const thing of things) {
    yield* thingFindings(thing, text, title);
    yield* addressFindings(thing, has);
  }
}
