import { transformSync } from "esbuild";
import {
  handOverData,
  staticMark,
  type PageData,
} from "@/components/features/late-start/hand-over-data";
import { readFlight, writeFlight, type FlightRow } from "./flight";
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
 * hand-over-data.ts reads there what they hold. A document of several variants keeps its data whole. `whole` is the address of the same
 * data with nothing left out.
 */
export function takeRouteData(document: string, whole: string): RouteData {
  const scripts = Array.from(document.matchAll(pieces), ([, text = ""]) => text);
  const html = document.replace(pieces, "");
  const [data, entry] = [scripts.filter(isData), scripts.filter((text) => !isData(text))];
  const flight = flightIn(data);
  if (flight === undefined || html.includes("<template data-variant-template"))
    return { html, script: statements(data) + whenWhole(entry) };

  const { html: marked, ...page } = withoutMarkup(html, flight);
  const begin = "(self.__next_f=self.__next_f||[]).push([0])";
  return { html: marked, script: statements([begin, handOver({ ...page, whole }, entry)]) };
}

/** The call of handOverData in as few bytes as it can be said. */
function handOver(page: PageData, entry: readonly string[]): string {
  const call = `(${handOverData.toString()})(self.__next_f,PAGE,ENTER)`;
  const { code } = transformSync(call, { minify: true });
  const values = `(self.__next_f,${JSON.stringify(page)},()=>{${statements(entry)}})`;
  return code.replace("(self.__next_f,PAGE,ENTER);", () => values).trim();
}

const isData = (script: string) => script.includes("self.__next_f");

const statements = (texts: readonly string[]) => texts.map((text) => `${text};\n`).join("");

/** Has the page start when the document is there to its end: its scripts may come before that. */
function whenWhole(entry: readonly string[]): string {
  if (entry.length === 0) return "";
  const call = `document.readyState==="loading"?addEventListener("DOMContentLoaded",enter):enter()`;
  return `{const enter=()=>{${statements(entry)}};${call}}\n`;
}

/** The text that the pieces hand over; none where there are no pieces. Throws where they hand over something else. */
function flightIn(data: readonly string[]): string | undefined {
  const [begin, ...parts] = data.map((text): unknown => JSON.parse(pushed.exec(text)?.[1] ?? "0"));
  const texts = parts.map((part) => (Array.isArray(part) && part[0] === 1 ? part[1] : undefined));
  if (begin === undefined) return undefined;
  if (JSON.stringify(begin) !== "[0]" || texts.some((text) => typeof text !== "string"))
    throw new Error("has flight data in another form");
  return texts.join("");
}

/** What the browser is to fetch ahead: the head of the document says so already. */
const isHint = (row: FlightRow) => "written" in row && row.written.startsWith("H");

function withoutMarkup(html: string, flight: string) {
  const seen = html.replace(unseen, (text) => " ".repeat(text.length));
  /** By their places in the document. */
  const found = new Map<number, StaticRange>();
  const rows = readFlight(flight).filter((row) => !isHint(row));
  const named = withStaticMarkup(rows, (outer) => {
    const place = seen.indexOf(outer);
    if (place < 0) return undefined;
    const isOnlyOne = !seen.includes(outer, place + 1);
    found.set(place, { place, end: place + outer.length, isOnlyOne });
    return `$at-${place}`;
  });
  const places = [...found.keys()].sort((one, other) => one - other);
  const first = 1 + Math.max(...rows.map(({ id }) => parseInt(id ?? "0", 16)));
  const rest = writeFlight(named).replace(
    /"\$at-(\d+)"/g,
    (_, place: string) => `"$${(first + places.indexOf(Number(place))).toString(16)}"`,
  );
  const count = places.length;
  return { html: marked(html, [...found.values()]), mark: staticMark, count, first, rows: rest };
}

const tagName = /<[\w-]+/y;

type StaticRange = {
  readonly place: number;
  readonly end: number;
  /** Where the same markup stands again, this may be what a component of the browser has drawn. */
  readonly isOnlyOne: boolean;
};

/** Where two texts of an element meet, for React to find them again: not asked for in markup that it takes as a whole. */
const betweenTexts = /<!-- -->/g;

/** Marks the elements that begin at a place and end at another. */
function marked(html: string, ranges: readonly StaticRange[]): string {
  const edits = ranges.map(({ place }) => {
    tagName.lastIndex = place;
    const at = place + (tagName.exec(html)?.[0].length ?? 0);
    return { at, end: at, text: ` ${staticMark}` };
  });
  for (const { index, 0: comment } of html.matchAll(betweenTexts))
    if (ranges.some(({ place, end, isOnlyOne }) => isOnlyOne && place < index && index < end))
      edits.push({ at: index, end: index + comment.length, text: "" });
  return edits
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, end, text: put }) => text.slice(0, at) + put + text.slice(end), html);
}
