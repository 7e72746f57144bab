/** A value of React's flight data, as JSON has it. */
export type FlightValue =
  | string
  | number
  | boolean
  | null
  | readonly FlightValue[]
  | { readonly [key: string]: FlightValue };

export type FlightProps = { readonly [key: string]: FlightValue };

/** An element as flight data writes it: ["$", type, key, props]. */
export type FlightElement = readonly ["$", string, string | null, FlightProps];

/** A row of flight data: "id:JSON", a text with its length, or what is neither (a module, a hint, the end of a stream) and passed on as it is. */
export type FlightRow =
  | { readonly id: string; readonly value: FlightValue }
  | { readonly id: string; readonly text: string }
  | { readonly id?: string; readonly written: string };

export const isList = (value: FlightValue | undefined): value is readonly FlightValue[] =>
  Array.isArray(value);

const isObject = (value: FlightValue | undefined): value is FlightProps =>
  typeof value === "object" && value !== null && !isList(value);

export function isElement(value: FlightValue): value is FlightElement {
  return (
    isList(value) &&
    value.length === 4 &&
    value[0] === "$" &&
    typeof value[1] === "string" &&
    isObject(value[3])
  );
}

/** The same list or object with each value in it changed; any other value as it is. */
export function withEach(
  value: FlightValue,
  change: (part: FlightValue) => FlightValue,
): FlightValue {
  if (isList(value)) return value.map(change);
  return isObject(value) ? propsWithEach(value, change) : value;
}

export const propsWithEach = <Value>(
  props: FlightProps,
  change: (part: FlightValue) => Value,
): { [name: string]: Value } =>
  Object.fromEntries(Object.entries(props).map(([name, part]) => [name, change(part)]));

/** The rows that React wrote. Throws at a kind of row that is not known: its end cannot be found. */
export function readFlight(flight: string): FlightRow[] {
  const bytes = Buffer.from(flight);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const [head = "", id = "", kind = "", length = ""] =
      /^([0-9a-f]*):(T([0-9a-f]+),|[^TAOoUSsLlGgMmVb])/.exec(bytes.toString("utf8", at, at + 32)) ??
      [];
    if (!head) throw new Error("has flight data of an unknown kind");
    if (length) {
      const from = at + Buffer.byteLength(head);
      at = from + parseInt(length, 16);
      rows.push({ id, text: bytes.toString("utf8", from, at) });
      continue;
    }
    const end = bytes.indexOf("\n", at);
    if (end < 0) throw new Error("has flight data that ends within a row");
    const written = bytes.toString("utf8", at + id.length + 1, end);
    at = end + 1;
    if (id && /[[{"\dntf-]/.test(kind)) {
      const value: FlightValue = JSON.parse(written);
      rows.push({ id, value });
    } else rows.push(id ? { id, written } : { written });
  }
  return rows;
}

export function writeFlight(rows: readonly FlightRow[]): string {
  const lines = rows.map((row) => {
    if ("value" in row) return `${row.id}:${JSON.stringify(row.value)}\n`;
    if ("text" in row) return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
    return `${row.id ?? ""}:${row.written}\n`;
  });
  return lines.join("");
}
