import { transformSync } from "esbuild";
import { handOverMarkup, staticMark } from "@/components/features/late-start/hand-over-markup";
import { readFlight } from "./flight";
import { withStaticMarkup } from "./static-markup";

/** React's data of the page (flight data), in as many pieces as it was streamed in, and the call that names the page's entry to the bundler's runtime. */
const pieces =
  /<script(?: id="_R_")?>((?:\(?self\.__next_f|\(globalThis(?:\.|\[")TURBOPACK)[\s\S]*?)<\/script>/g;
/** What a piece hands over: [0] to begin with, [1, text] for each part of the data. */
const pushed =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/;

/** What is not an element of the page, or not one that its scripts find. */
const unseen = /<(noscript|script|style|template|textarea)\b[\s\S]*?<\/\1>/g;

export type RouteData = {
  /** The document without its data. */
  readonly html: string;
  /** What hands the data over, and then names the page's entry; empty for a document without data. */
  readonly script: string;
};

/**
 * Takes the data out of a document, and out of the data what the document says already: elements that are static are marked, and
 * hand-over-markup.ts reads there what they hold. A document of several looks keeps its data whole.
 */
export function takeRouteData(document: string): RouteData {
  const scripts = Array.from(document.matchAll(pieces), ([, text = ""]) => text);
  const html = document.replace(pieces, "");
  const [data, entry] = [scripts.filter(isData), scripts.filter((text) => !isData(text))];
  const flight = flightIn(data);
  if (flight === undefined || html.includes("<template data-look"))
    return { html, script: statements([...data, ...entry]) };

  const { html: marked, flight: rest, handOver } = withoutMarkup(html, flight);
  const start = "(self.__next_f=self.__next_f||[]).push([0])";
  const rows = `self.__next_f.push(${JSON.stringify([1, rest])})`;
  return { html: marked, script: onceParsed(statements([start, handOver, rows, ...entry])) };
}

/** A page that starts at once has its data before the last of its elements. */
const onceParsed = (script: string) =>
  `{const start=()=>{${script}};document.readyState==="loading"?addEventListener("DOMContentLoaded",start):start()}`;

const isData = (script: string) => script.includes("self.__next_f");

const statements = (texts: readonly string[]) => texts.map((text) => `${text};\n`).join("");

/** The text that the pieces hand over; none where there are no pieces. Throws where they hand over something else. */
function flightIn(data: readonly string[]): string | undefined {
  const [begin, ...parts] = data.map((text): unknown => JSON.parse(pushed.exec(text)?.[1] ?? "0"));
  const texts = parts.map((part) => (Array.isArray(part) && part[0] === 1 ? part[1] : undefined));
  if (begin === undefined) return undefined;
  if (JSON.stringify(begin) !== "[0]" || texts.some((text) => typeof text !== "string"))
    throw new Error("has flight data in another form");
  return texts.join("");
}

function withoutMarkup(html: string, flight: string) {
  const seen = html.replace(unseen, (text) => " ".repeat(text.length));
  /** By the place of an element in the document, where it ends. */
  const ends = new Map<number, number>();
  const named = withStaticMarkup(flight, (outer) => {
    const place = seen.indexOf(outer);
    if (place < 0) return undefined;
    ends.set(place, place + outer.length);
    return `$at-${place}`;
  });
  const places = [...ends.keys()].sort((one, other) => one - other);
  const first = 1 + Math.max(...readFlight(flight).map(({ id }) => parseInt(id ?? "0", 16)));
  const rest = named.replace(
    /"\$at-(\d+)"/g,
    (_, place: string) => `"$${(first + places.indexOf(Number(place))).toString(16)}"`,
  );
  const values = JSON.stringify([staticMark, first, places.length]).slice(1, -1);
  const handOver = minified(`(${handOverMarkup.toString()})(self.__next_f,${values})`);
  return { html: marked(html, [...ends]), flight: rest, handOver };
}

const tagName = /<[\w-]+/y;

/** Where two texts of an element meet, for React to find them again: not asked for in markup that it takes as a whole. */
const betweenTexts = /<!-- -->/g;

/** Marks the elements that begin at a place and end at another. */
function marked(html: string, ranges: readonly (readonly [place: number, end: number])[]): string {
  const edits = ranges.map(([place]) => {
    tagName.lastIndex = place;
    const at = place + (tagName.exec(html)?.[0].length ?? 0);
    return { at, end: at, text: ` ${staticMark}` };
  });
  for (const { index, 0: comment } of html.matchAll(betweenTexts))
    if (ranges.some(([place, end]) => place < index && index < end))
      edits.push({ at: index, end: index + comment.length, text: "" });
  return edits
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, end, text: put }) => text.slice(0, at) + put + text.slice(end), html);
}

const minified = (script: string) =>
  transformSync(script, { minify: true }).code.trim().replace(/;$/, "");
