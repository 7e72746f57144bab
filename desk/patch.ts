import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Scalar,
  stringify,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isEmpty, isObject, same, type Fields } from "./field-values";

/** Removes empty fields at any depth. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(kept.map(([key, each]) => [key, compact(each)]));
}

type Edit = readonly [from: number, to: number, text: string];

const printed = { lineWidth: 100, flowCollectionPadding: true } as const;

export const print = (value: unknown) => stringify(value, printed).trimEnd();

/** Returns the start and the end of a node in the text, without trailing whitespace and comments. */
function rangeOf(node: unknown): readonly [number, number] {
  const [from = 0, to = 0] = (isNode(node) && node.range) || [];
  return [from, to];
}

/** Computes the edits that turn one value of a file into another and keep comments, quotes and order. */
export class Patch {
  readonly edits: Edit[] = [];
  constructor(private readonly source: string) {}

  private indentOf(at: number): string {
    return " ".repeat(at - (this.source.lastIndexOf("\n", at - 1) + 1));
  }

  private end(node: unknown): number {
    const [from, to] = rangeOf(node);
    return from + this.source.slice(from, to).trimEnd().length;
  }

  /** Rewrites a field and its value in place. */
  private rewrite({ key, value }: Pair, name: string, after: unknown): void {
    const [from, keyEnd] = rangeOf(key);
    const colon = this.source.indexOf(":", keyEnd) + 1;
    const to = isScalar(value) && value.value === null ? colon : Math.max(colon, this.end(value));
    if (isEmpty(after)) return void this.edits.push([from, to, `${name}:`]);
    const kept = isScalar(value) && typeof after === "string" ? new Scalar(after) : compact(after);
    if (isScalar(kept) && isScalar(value) && value.type) kept.type = value.type;
    const text = print({ [name]: kept }).replaceAll("\n", `\n${this.indentOf(from)}`);
    this.edits.push([from, to, text]);
  }

  /** Returns false where the whole value has to be rewritten. */
  private list(node: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): boolean {
    if (before.length !== after.length) return false;
    return after.every((each, place) => this.value(node.items[place], before[place], each));
  }

  private value(node: unknown, before: unknown, after: unknown): boolean {
    if (same(before, after)) return true;
    if (isEmpty(after) || isEmpty(before)) return false;
    if (isMap(node) && isObject(before) && isObject(after)) return this.map(node, before, after);
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
      return this.list(node, before, after);
    if (!isScalar(node) || typeof after === "object" || /^BLOCK/.test(node.type ?? ""))
      return false;
    const scalar = new Scalar(after);
    if (typeof after === "string" && node.type) scalar.type = node.type;
    this.edits.push([rangeOf(node)[0], this.end(node), stringify(scalar, { lineWidth: 0 }).trim()]);
    return true;
  }

  map(node: YAMLMap, before: Fields, after: Fields): boolean {
    const added: string[] = [];
    for (const name of Object.keys({ ...before, ...after })) {
      if (same(before[name], after[name])) continue;
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
      if (!pair) added.push(print({ [name]: compact(after[name]) }));
      else if (node.flow && !this.value(pair.value, before[name], after[name])) return false;
      else if (!node.flow) this.field(pair, name, before[name], after[name]);
    }
    if (added.length === 0) return true;
    const last = node.items.at(-1);
    if (node.flow || !last) return false;
    const indent = `\n${this.indentOf(rangeOf(last.key)[0])}`;
    const at = Math.max(this.end(last.value), this.source.indexOf(":", rangeOf(last.key)[1]) + 1);
    this.edits.push([at, at, added.map((text) => indent + text.replaceAll("\n", indent)).join("")]);
    return true;
  }

  private field(pair: Pair, name: string, before: unknown, after: unknown): void {
    const from = this.edits.length;
    const inside = isMap(pair.value) || isSeq(pair.value);
    if (inside && this.value(pair.value, before, after)) return;
    this.edits.splice(from);
    this.rewrite(pair, name, after);
  }

  apply(): string {
    return this.edits
      .toSorted(([one], [other]) => other - one)
      .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), this.source);
  }
}
