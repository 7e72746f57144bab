import { visibleText, type VisibleText } from "./visible-text";
import type { PageDocument } from "../lib/documents";

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
const readable = new Set(
  "name alternateName headline description text telephone email streetAddress addressLocality articleSection keywords foundingDate".split(
    " ",
  ),
);
const hours = ["opens", "closes", "checkinTime", "checkoutTime"];

/** The words of a WebPage are those of its title and description. */
const isPage = (type: string) => type.endsWith("Page");
const countries: Readonly<Record<string, string>> = { ET: "Ethiopia" };

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}

const typeOf = (thing: Thing) => String(thing["@type"]);
const isReference = (thing: Thing) => Object.keys(thing).length === 1 && "@id" in thing;

/** Every thing in a graph, the graph's own nodes and those within them. */
function thingsOf(value: unknown): Thing[] {
  return listOf(value)
    .filter(isThing)
    .flatMap((thing) => [thing, ...Object.values(thing).flatMap(thingsOf)]);
}

/** "09:00" as a guest may read it. */
function clockTexts(time: string): string[] {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? "AM" : "PM";
  const minutes = String(minute).padStart(2, "0");
  const texts = [".", ":"].map((sign) => `${hour % 12 || 12}${sign}${minutes} ${half}`);
  return [...texts, time, ...(time === "12:00" ? ["noon"] : [])];
}

const grouped = (value: unknown) => Number(value).toLocaleString("en-US");

/** What of a thing a guest has to be able to read: pairs of a property and the ways of writing it. */
function* claimsOf(thing: Thing): Generator<[string, (string | undefined)[]]> {
  const type = typeOf(thing);
  for (const [property, value] of Object.entries(thing)) {
    if (readable.has(property) && !isPage(type)) {
      for (const text of listOf(value)) yield [property, [String(text)]];
    }
    if (hours.includes(property)) yield [property, clockTexts(String(value))];
  }
  if ("price" in thing) yield ["price", [`$${grouped(thing.price)}`]];
  if ("addressCountry" in thing)
    yield ["addressCountry", [countries[String(thing.addressCountry)]]];
  if (type === "GeoCoordinates") {
    for (const property of ["latitude", "longitude"])
      yield [property, [`${Number(thing[property]).toFixed(2)}°`]];
  }
  if (type === "BedDetails") yield ["bed", [`${thing.numberOfBeds} ${thing.typeOfBed}`]];
  if (type === "QuantitativeValue") {
    for (const property of ["value", "minValue", "maxValue"]) {
      const value = thing[property];
      if (value !== undefined) yield [property, [String(value), grouped(value)]];
    }
  }
}

function* thingFindings(thing: Thing, text: VisibleText, title: string): Generator<string> {
  const type = typeOf(thing);
  if (thing["@type"] === undefined) yield "has a thing without a type";
  for (const property of required[type]?.split(" ") ?? []) {
    if (listOf(thing[property]).length === 0) yield `${type} lacks ${property}`;
  }
  for (const name of forbidden) {
    if (name in thing || type === name) yield `rates ourselves (${name})`;
  }
  for (const [property, ways] of claimsOf(thing)) {
    if (!ways.some((way) => way !== undefined && text.says(way)))
      yield `${type}.${property} "${ways[0]}" does not stand on the page`;
  }
  const day = thing.datePublished;
  if (day !== undefined && !text.shows(String(day)))
    yield `${type}.datePublished ${String(day)} is not shown`;
  if (type === "Rating" && !text.shows(`${thing.ratingValue} stars`))
    yield `Rating ${thing.ratingValue} is not shown as stars`;
  if (isPage(type) && !title.includes(String(thing.name)))
    yield `${type}.name "${thing.name}" is not its title`;
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
  { elements, tree }: PageDocument,
  has: (address: string) => boolean,
): Generator<string> {
  const graphs = elements.filter(({ attributes }) =>
    /ld\+json$/.test(attributes.get("type") ?? ""),
  );
  const title = elements.find(({ tag }) => tag === "title")?.text ?? "";
  const [first] = graphs;
  if (!first || graphs.length > 1) return yield `has ${graphs.length} graphs instead of one`;
  const graph = graphOf(first.text);
  if (typeof graph === "string") return yield graph;

  const text = visibleText(tree);
  const all = thingsOf(graph);
  const things = all.filter((thing) => !isReference(thing));
  const ids = things.flatMap((thing) => listOf(thing["@id"]).map(String));
  for (const id of new Set(ids.filter((one, place) => ids.indexOf(one) !== place)))
    yield `describes ${id} more than once`;
  for (const id of all.filter(isReference).map((thing) => String(thing["@id"]))) {
    if (!ids.includes(id) && !/^http:\/\/purl\.org\//.test(id))
      yield `refers to ${id}, which it does not describe`;
  }
  for (const thing of things) {
    yield* thingFindings(thing, text, title);
    for (const property of addresses) {
      for (const value of listOf(thing[property]).filter((one) => typeof one === "string")) {
        if (!/^https?:\/\/[^/]/.test(value)) yield `${property} ${value} is no absolute address`;
        else if (!has(value)) yield `${property} ${value} leads nowhere`;
      }
    }
  }
}
