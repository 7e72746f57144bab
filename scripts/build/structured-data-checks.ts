import type { PageDocument } from "../lib/documents";
import { repeated } from "./exported-site";

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

/** A rating of ourselves by ourselves, which no search engine takes and no guest should. */
const forbidden = ["aggregateRating", "review", "AggregateRating", "Review"];

const addresses = ["url", "image", "logo", "thumbnailUrl", "contentUrl", "item", "sameAs"];

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (thing: Thing) => Object.keys(thing).length === 1 && "@id" in thing;
const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

/** Every thing in a graph, the graph's own nodes and those within them. */
const thingsOf = (value: unknown): Thing[] =>
  listOf(value)
    .filter(isThing)
    .flatMap((thing) => [thing, ...Object.values(thing).flatMap(thingsOf)]);

/** The graph is made of the same content as the page; what would cost most if it differed is looked for there. */
function* claimFindings(thing: Thing, { html, elements }: PageDocument): Generator<string> {
  const title = elements.find(({ tag }) => tag === "title")?.text ?? "";
  const price = `$${Number(thing.price).toLocaleString("en-US")}`;
  const { datePublished: day, name } = thing;
  const body = html.replace(/<script[^]*?<\/script>/g, "");
  if ("price" in thing && !new RegExp(`\\${price}(?![.,]?\\d)`).test(body))
    yield `the price ${price} does not stand on the page`;
  if (day !== undefined && !elements.some(({ attributes }) => attributes.get("datetime") === day))
    yield `the day ${day} is not shown`;
  if (/Page$/.test(String(thing["@type"])) && !title.includes(String(name)))
    yield `the page's name "${name}" is not its title`;
}

function* thingFindings(thing: Thing, has: (address: string) => boolean): Generator<string> {
  const type = String(thing["@type"]);
  if (thing["@type"] === undefined) yield "has a thing without a type";
  for (const property of required[type]?.split(" ") ?? []) {
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
  const [first, ...others] = document.elements.filter(({ attributes }) =>
    attributes.get("type")?.endsWith("ld+json"),
  );
  if (!first || others.length > 0)
    return yield `has ${first ? others.length + 1 : 0} graphs instead of one`;
  const graph = graphOf(first.text);
  if (typeof graph === "string") return yield graph;

  const all = thingsOf(graph);
  const things = all.filter((thing) => !isReference(thing));
  const ids = things.flatMap((thing) => listOf(thing["@id"]).map(String));
  for (const id of repeated(ids)) yield `describes ${id} more than once`;
  for (const id of all.filter(isReference).map((thing) => String(thing["@id"]))) {
    if (!ids.includes(id) && !/^http:\/\/purl\.org\//.test(id))
      yield `refers to ${id}, which it does not describe`;
  }
  for (const thing of things) {
    yield* thingFindings(thing, has);
    yield* claimFindings(thing, document);
  }
}
