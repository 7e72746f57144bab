// @ts-nocheck
import { visibleText } from "./visible-text";

/** What Google's documentation requires of each type, and what the others are nothing without. */
const required = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url", "isPartOf"],
  AboutPage: ["name", "url", "isPartOf"],
  ContactPage: ["name", "url", "isPartOf"],
  FAQPage: ["name", "url", "mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Resort: ["name", "address", "image", "geo", "checkinTime", "checkoutTime"],
  Restaurant: ["name", "address", "image", "hasMenu", "openingHoursSpecification"],
  PostalAddress: ["addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["opens", "closes"],
  Menu: ["name", "hasMenuSection"],
  MenuSection: ["name", "hasMenuItem"],
  MenuItem: ["name", "offers"],
  HotelRoom: ["name", "image"],
  Service: ["name", "provider", "offers"],
  Offer: ["price", "priceCurrency"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  Blog: ["name", "blogPost"],
  BlogPosting: ["headline", "image", "datePublished", "author"],
  Comment: ["text", "author", "datePublished"],
  Person: ["name"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl"],
  ImageObject: ["url"],
};

/** A rating of ourselves by ourselves, which no search engine takes and no guest should. */
const forbidden = ["aggregateRating", "review", "AggregateRating", "Review"];

const addresses = ["url", "image", "logo", "thumbnailUrl", "contentUrl", "item", "sameAs"];
const words = ["name", "alternateName", "headline", "description", "text", "telephone", "email"];
const wordsToo = ["streetAddress", "addressLocality", "articleSection", "keywords", "foundingDate"];
const spoken = new Set([...words, ...wordsToo]);
const hours = ["opens", "closes", "checkinTime", "checkoutTime"];
const days = ["datePublished"];

/** What the head says, not the page: the words of a WebPage are those of its title and description. */
const pages = /Page$/;
const countries = { ET: "Ethiopia" };

const listOf = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isThing = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (thing) => Object.keys(thing).length === 1 && "@id" in thing;

/** Every thing in a graph, the graph's own nodes and those within them. */
function* thingsOf(value) {
  for (const one of listOf(value)) {
    if (!isThing(one)) continue;
    yield one;
    for (const inner of Object.values(one)) yield* thingsOf(inner);
  }
}

/** "09:00" as a guest may read it. */
function clockTexts(time) {
  const [hour, minute] = time.split(":").map(Number);
  const half = hour < 12 ? "AM" : "PM";
  const twelve = hour % 12 || 12;
  const minutes = String(minute).padStart(2, "0");
  const texts = [`${twelve}.${minutes} ${half}`, `${twelve}:${minutes} ${half}`, time];
  return time === "12:00" ? [...texts, "noon"] : texts;
}

const dollars = (price) => `$${price.toLocaleString("en-US")}`;

/** What of a thing a guest has to be able to read: pairs of a property and the ways of writing it. */
function* claimsOf(thing) {
  const type = thing["@type"];
  for (const [property, value] of Object.entries(thing)) {
    if (spoken.has(property) && !pages.test(type)) {
      for (const text of listOf(value)) yield [property, [String(text)]];
    }
    if (hours.includes(property)) yield [property, clockTexts(value)];
  }
  if ("price" in thing) yield ["price", [dollars(thing.price)]];
  if ("addressCountry" in thing) yield ["addressCountry", [countries[thing.addressCountry]]];
  if (type === "GeoCoordinates") {
    yield ["latitude", [`${thing.latitude.toFixed(2)}°`]];
    yield ["longitude", [`${thing.longitude.toFixed(2)}°`]];
  }
  if (type === "BedDetails") yield ["bed", [`${thing.numberOfBeds} ${thing.typeOfBed}`]];
  if (type === "QuantitativeValue") {
    for (const property of ["value", "minValue", "maxValue"]) {
      const value = thing[property];
      if (value !== undefined) yield [property, [String(value), value.toLocaleString("en-US")]];
    }
  }
}

function* visibleFindings(thing, text) {
  const type = thing["@type"];
  for (const [property, ways] of claimsOf(thing)) {
    if (!ways.some((way) => way !== undefined && text.says(way))) {
      yield `${type}.${property} "${ways[0]}" does not stand on the page`;
    }
  }
  for (const property of days) {
    const day = thing[property];
    if (day !== undefined && !text.shows(day)) yield `${type}.${property} ${day} is not shown`;
  }
  if (type === "Rating" && !text.shows(`${thing.ratingValue} stars`)) {
    yield `Rating ${thing.ratingValue} is not shown as stars`;
  }
}

function* shapeFindings(thing) {
  const type = thing["@type"];
  if (type === undefined) {
    yield "has a thing without a type";
    return;
  }
  for (const property of required[type] ?? []) {
    if (listOf(thing[property]).length === 0) yield `${type} lacks ${property}`;
  }
  for (const name of forbidden) {
    if (name in thing || type === name) yield `rates ourselves (${name})`;
  }
}

/**
 * Everything that is wrong with the structured data of one document.
 * @param {{ html: string, title: string, texts: readonly string[], has: (address: string) => boolean }} document `texts`: of its ld+json scripts;
 *   `has`: whether an address of ours leads to a file and, where it names one, to an element
 */
export function* graphFindings({ html, title, texts, has }) {
  if (texts.length !== 1) {
    yield `has ${texts.length} graphs instead of one`;
    return;
  }
  let data;
  try {
    data = JSON.parse(texts[0]);
  } catch {
    yield "has structured data that is no JSON";
    return;
  }
  if (data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"])) {
    yield "has structured data that is no graph of schema.org";
    return;
  }
  const text = visibleText(html);
  const all = [...thingsOf(data["@graph"])];
  const things = all.filter((thing) => !isReference(thing));
  const ids = things.flatMap((thing) => thing["@id"] ?? []);
  for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) {
    yield `describes ${id} more than once`;
  }
  for (const { "@id": id } of all.filter(isReference)) {
    if (!ids.includes(id) && !/^http:\/\/purl\.org\//.test(id))
      yield `refers to ${id}, which it does not describe`;
  }
  for (const thing of things) {
    yield* shapeFindings(thing);
    yield* visibleFindings(thing, text);
    if (pages.test(thing["@type"]) && !title.includes(thing.name)) {
      yield `${thing["@type"]}.name "${thing.name}" is not its title`;
    }
    for (const property of addresses) {
      for (const value of listOf(thing[property]).filter((one) => typeof one === "string")) {
        if (!/^https?:\/\/[^/]/.test(value)) yield `${property} ${value} is no absolute address`;
        else if (!has(value)) yield `${property} ${value} leads nowhere`;
      }
    }
  }
}
