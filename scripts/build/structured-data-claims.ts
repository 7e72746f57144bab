export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}

export const typeOf = (thing: Thing) => String(thing["@type"]);

/** Every thing in a graph, the graph's own nodes and those within them. */
export function thingsOf(value: unknown): Thing[] {
  return listOf(value)
    .filter(isThing)
    .flatMap((thing) => [thing, ...Object.values(thing).flatMap(thingsOf)]);
}

/** The words of a WebPage are those of its title and description. */
export const isPage = (type: string) => type.endsWith("Page");
const countries: Readonly<Record<string, string>> = { ET: "Ethiopia" };

const readable = new Set(
  "name alternateName headline description text telephone email streetAddress addressLocality articleSection keywords foundingDate".split(
    " ",
  ),
);
const hours = ["opens", "closes", "checkinTime", "checkoutTime"];

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
export function* claimsOf(thing: Thing): Generator<[string, (string | undefined)[]]> {
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
