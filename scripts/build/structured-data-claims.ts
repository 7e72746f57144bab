export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : [value].flat();

/** Every thing in a graph, the graph's own nodes and those within them. */
export function thingsOf(value: unknown): Thing[] {
  return listOf(value)
    .filter(isThing)
    .flatMap((thing) => [thing, ...Object.values(thing).flatMap(thingsOf)]);
}

/** The words of a WebPage are those of its title and description. */
export const isPage = (type: string) => type.endsWith("Page");

/** "09:00" as a guest may read it. */
function clockTexts(time: string): string[] {
  const [hour = 0, minutes = "00"] = [Number(time.split(":")[0]), time.split(":")[1]];
  const half = hour < 12 ? "AM" : "PM";
  const texts = [".", ":"].map((sign) => `${hour % 12 || 12}${sign}${minutes} ${half}`);
  return [...texts, time, ...(time === "12:00" ? ["noon"] : [])];
}

const countries: Readonly<Record<string, string>> = { ET: "Ethiopia" };
const grouped = (value: unknown) => Number(value).toLocaleString("en-US");
const asItIs = (value: unknown) => [String(value)];
const asNumber = (value: unknown) => [String(value), grouped(value)];
const asHour = (value: unknown) => clockTexts(String(value));
const asDegrees = (value: unknown) => [`${Number(value).toFixed(2)}°`];

const words =
  "name alternateName headline description text telephone email streetAddress addressLocality articleSection keywords foundingDate";

/** What of a thing a guest has to be able to read, and the ways of writing it. */
const readable: Readonly<Record<string, (value: unknown) => string[]>> = {
  ...Object.fromEntries(words.split(" ").map((property) => [property, asItIs])),
  ...{ opens: asHour, closes: asHour, checkinTime: asHour, checkoutTime: asHour },
  price: (value) => [`$${grouped(value)}`],
  addressCountry: (value) => [countries[String(value)] ?? String(value)],
};

const readableOf: Readonly<Record<string, typeof readable>> = {
  GeoCoordinates: { latitude: asDegrees, longitude: asDegrees },
  QuantitativeValue: { value: asNumber, minValue: asNumber, maxValue: asNumber },
};

/** Pairs of a property and the ways of writing its value. */
export function* claimsOf(thing: Thing, type: string): Generator<[string, string[]]> {
  const ways = { ...readable, ...readableOf[type] };
  for (const [property, value] of Object.entries(thing)) {
    if (isPage(type) && ways[property] === asItIs) continue;
    for (const each of listOf(value)) {
      const texts = ways[property]?.(each);
      if (texts) yield [property, texts];
    }
  }
  if (type === "BedDetails") yield ["bed", [`${thing.numberOfBeds} ${thing.typeOfBed}`]];
}
