import { createElement, Fragment, type ReactElement } from "react";
import {
  isElement,
  isList,
  propsWithEach,
  type FlightElement,
  type FlightRow,
  type FlightValue,
} from "./flight";

/** What React moves into the head, wherever it stands. */
const hoisted = new Set(["link", "meta", "style", "title"]);

/** A row, or what the path behind it leads to: "$1a", "$L1a", "$1a:props:children:0". */
const reference = /^\$([A-Z@]?)([0-9a-f]+)((?::[^:]+)*)$/;

/** Reads what the rows of a page refer to. */
export function resolverOf(rows: readonly FlightRow[]) {
  const byId = new Map<string, FlightRow | undefined>();
  // Rows that share an id are the parts of a stream.
  for (const row of rows) if (row.id) byId.set(row.id, byId.has(row.id) ? undefined : row);
  const known = new Map<object, boolean>();

  /** What a text stands for, and the elements on the way there; undefined for what only React knows. */
  function resolve(text: string): { value: FlightValue; through: FlightElement[] } | undefined {
    const [, kind = "", id = "", path = ""] = reference.exec(text) ?? [];
    const row = byId.get(id);
    if (!row || !(kind === "" || kind === "L")) return undefined;
    if ("text" in row) return { value: row.text, through: [] };
    if (!("value" in row)) return undefined;
    let value: FlightValue = row.value;
    const through: FlightElement[] = [];
    for (const key of path.split(":").slice(1)) {
      if (typeof value === "string") {
        const target = resolve(value);
        if (!target) return undefined;
        value = target.value;
        through.push(...target.through);
      }
      if (value === null || typeof value !== "object") return undefined;
      if (isElement(value)) through.push(value);
      const place = isElement(value) && key === "props" ? "3" : key;
      const next = new Map<string, FlightValue>(Object.entries(value)).get(place);
      if (next === undefined) return undefined;
      value = next;
    }
    return { value, through };
  }

  const isFragment = (type: string) => resolve(type)?.value === "$Sreact.fragment";

  /** Whether nothing in it is a component of the browser's, or comes later. */
  function isStatic(value: FlightValue): boolean {
    if (typeof value === "string") {
      if (!value.startsWith("$") || value.startsWith("$$") || value === "$undefined") return true;
      const target = resolve(value);
      return target !== undefined && isStatic(target.value);
    }
    if (value === null || typeof value !== "object") return true;
    const before = known.get(value);
    if (before !== undefined) return before;
    known.set(value, false);
    const result = isElement(value) ? isStaticElement(value) : Object.values(value).every(isStatic);
    known.set(value, result);
    return result;
  }

  function isStaticElement([, type, , props]: FlightElement): boolean {
    if (type.startsWith("$") ? !isFragment(type) : hoisted.has(type)) return false;
    if (type === "script" && "src" in props) return false;
    return Object.values(props).every(isStatic);
  }

  function elementOf([, type, key, props]: FlightElement): ReactElement {
    return createElement(isFragment(type) ? Fragment : type, {
      ...propsWithEach(props, plain),
      key,
    });
  }

  /** What React makes of it: elements, and the values of their props. */
  function plain(value: FlightValue): unknown {
    if (typeof value === "string") {
      if (value === "$undefined") return undefined;
      if (value.startsWith("$$")) return value.slice(1);
      return value.startsWith("$") ? plain(resolve(value)?.value ?? null) : value;
    }
    if (value === null || typeof value !== "object") return value;
    if (isElement(value)) return elementOf(value);
    return isList(value) ? value.map(plain) : propsWithEach(value, plain);
  }

  return { resolve, isStatic, elementOf };
}
