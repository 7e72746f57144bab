import type { PageDocument } from "./documents";

/** A schema.org entity in a page's structured data. */
export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : [value].flat();

/** Returns the entities in a value, including nested ones. */
export const thingsOf = (value: unknown): Thing[] =>
  listOf(value)
    .filter(isThing)
    .flatMap((thing) => [thing, ...Object.values(thing).flatMap(thingsOf)]);

export const isReference = (thing: Thing) => Object.keys(thing).length === 1 && "@id" in thing;

/** An entity with only these properties is a reference to another page. */
const naming = ["@type", "@id", "name", "url", "address"];

export const isNamedOnly = (thing: Thing) =>
  "@id" in thing && Object.keys(thing).every((key) => naming.includes(key));

function parsed(text: string): readonly unknown[] | string {
  try {
    const data: unknown = JSON.parse(text);
    if (isThing(data) && data["@context"] === "https://schema.org" && Array.isArray(data["@graph"]))
      return data["@graph"];
    return "has structured data that is no graph of schema.org";
  } catch {
    return "has structured data that is no JSON";
  }
}

/** Returns the entities of a document's only graph, or what is wrong with it. */
export function graphOf({ elements }: PageDocument): Thing[] | string {
  const [first, ...others] = elements.filter(({ attributes }) =>
    attributes.get("type")?.endsWith("ld+json"),
  );
  if (!first || others.length > 0)
    return `has ${first ? others.length + 1 : 0} graphs instead of one`;
  const graph = parsed(first.text);
  return typeof graph === "string" ? graph : thingsOf(graph);
}

/** Returns the names of the entities that a page describes itself, by their ids. */
export function describedOn(document: PageDocument, canonical: string): [string, string][] {
  const things = graphOf(document);
  if (typeof things === "string") return [];
  return things
    .filter((thing) => !isReference(thing) && !isNamedOnly(thing))
    .map((thing): [string, string] => [String(thing["@id"]), String(thing.name)])
    .filter(([id]) => id.startsWith(`${canonical}#`));
}
