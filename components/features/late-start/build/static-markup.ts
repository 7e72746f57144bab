import { renderToString } from "react-dom/server";
import {
  isElement,
  withEach,
  type FlightElement,
  type FlightRow,
  type FlightValue,
} from "./flight";
import { resolverOf } from "./flight-elements";

/** Shorter markup gains nothing, in characters. */
const leastLength = 100;

/** React asks for pictures ahead of what it renders. */
const askedAhead = /^(?:<link rel="preload"[^>]*\/>)+/;

const innerMarkup = (outer: string): string =>
  outer.slice(outer.indexOf(">") + 1, outer.lastIndexOf("</"));

/** Gives what stands in flight data for the markup in an element: a text or a reference. Undefined leaves the element as it is. */
export type MarkupFor = (outer: string) => string | undefined;

/**
 * The same rows with elements that are static, and with them all that they hold, as markup (dangerouslySetInnerHTML): React
 * takes it as a whole, instead of making every element of it. Components of the browser, and what holds them, stay elements.
 */
export function withStaticMarkup(rows: readonly FlightRow[], markupFor: MarkupFor): FlightRow[] {
  const { resolve, isStatic, elementOf } = resolverOf(rows);
  const replaced = new Set<FlightElement>();

  function asMarkup(element: FlightElement): FlightElement | undefined {
    const [, type, key, { children, ...props }] = element;
    if (type.startsWith("$") || children === undefined || !isStatic(element)) return undefined;
    const outer = renderToString(elementOf(element)).replace(askedAhead, "");
    if (innerMarkup(outer).length < leastLength) return undefined;
    const __html = markupFor(outer);
    if (__html === undefined) return undefined;
    replaced.add(element);
    return ["$", type, key, { ...props, dangerouslySetInnerHTML: { __html } }];
  }

  function asElements(value: FlightValue): FlightValue {
    return (isElement(value) && asMarkup(value)) || withEach(value, asElements);
  }

  /** React finds no path into markup: what such a reference led to stands in its place. */
  function withoutLostReferences(value: FlightValue): FlightValue {
    if (typeof value !== "string") return withEach(value, withoutLostReferences);
    const target = value.includes(":") ? resolve(value) : undefined;
    const isLost = target?.through.some((element) => replaced.has(element));
    return target && isLost ? withoutLostReferences(target.value) : value;
  }

  const changed = rows
    .map((row) => ("value" in row ? { ...row, value: asElements(row.value) } : row))
    .map((row) => ("value" in row ? { ...row, value: withoutLostReferences(row.value) } : row));
  return reachable(changed);
}

/** The rows that something still refers to. */
function reachable(rows: readonly FlightRow[]): FlightRow[] {
  const referred = new Set<string>();
  function add(id: string) {
    if (referred.has(id)) return;
    referred.add(id);
    for (const row of rows) if (row.id === id) lookIn(row);
  }
  function lookIn(row: FlightRow) {
    if ("text" in row) return;
    const written = "value" in row ? JSON.stringify(row.value) : row.written;
    for (const [, id = ""] of written.matchAll(/"\$[A-Z@]?([0-9a-f]+)[":]/g)) add(id);
  }
  add("0");
  for (const row of rows) if ("written" in row) lookIn(row);
  return rows.filter((row) => row.id === undefined || "written" in row || referred.has(row.id));
}
