import { hasWords } from "@/lib/text/plain-words";
import type { PageDocument } from "../../lib/node/documents";
import { listOf, thingsOf, type Thing } from "../../lib/node/graph";
import { childrenOf, type HtmlNode } from "../../lib/node/html";

/** The text that a guest can read in a document, without the descriptions of its pictures. */
function shownText(node: HtmlNode): string {
  if ("value" in node) return node.value;
  if ("tagName" in node && /^(head|script|style)$/.test(node.tagName)) return "";
  return childrenOf(node).map(shownText).join(" ");
}

/** The texts of a room or a house that its page has to show. */
function wordsOf(thing: Thing): string[] {
  const named = (name: string) => listOf(thing[name]).flatMap(thingsOf);
  return [
    ...listOf(thing.description).map(String),
    ...named("amenityFeature").map(({ name }) => String(name)),
    ...named("bed").map(({ numberOfBeds, typeOfBed }) => `${numberOfBeds} ${typeOfBed}`),
    ...named("floorSize").map(({ value }) => `${value} sq ft`),
  ];
}

/** Structured data and page come from the same content; this checks what would mislead a guest if they differed. */
export function* claimFindings(
  things: readonly Thing[],
  { tree, elements }: PageDocument,
): Generator<string> {
  const title = elements.find(({ tag }) => tag === "title")?.text ?? "";
  const text = shownText(tree);
  for (const thing of things) {
    const type = String(thing["@type"]);
    const price = `$${Number(thing.price).toLocaleString("en-US")}`;
    const { datePublished: day, name } = thing;
    if ("price" in thing && !new RegExp(`\\${price}(?![.,]?\\d)`).test(text))
      yield `the price ${price} is not on the page`;
    if (day !== undefined && !elements.some(({ attributes }) => attributes.get("datetime") === day))
      yield `the day ${day} is not shown`;
    if (/Page$/.test(type) && !title.includes(String(name)))
      yield `the page's name "${name}" is not its title`;
    if (!/^(HotelRoom|Resort|Hostel|Hotel|LodgingBusiness)$/.test(type)) continue;
    for (const words of wordsOf(thing).filter((one) => !hasWords(text, one)))
      yield `"${words}", said of ${type} ${name}, is not on the page`;
  }
}
