import { isMap, parse, parseDocument } from "yaml";
import { splitFrontMatter } from "@/content/model/front-matter";
import type { Fields } from "./field-values";
import { compact, Patch, print } from "./patch";

/** A file's YAML and the text below it, which only Markdown has. */
function partsOf(file: string): { head: string; body?: string } {
  const parts = splitFrontMatter(file);
  return parts ? { head: `${parts.head}\n`, body: parts.body } : { head: file };
}

export function readFields(file: string): Fields {
  const { head, body } = partsOf(file);
  const fields: unknown = parse(head);
  const own = typeof fields === "object" && fields !== null ? { ...fields } : {};
  return body === undefined ? own : { ...own, body };
}

/**
 * Returns the text of a record's file with these fields: what differs from `source` is changed in it, line by line; without a source the
 * file is written anew.
 */
export function writeFields(source: string, fields: Fields, markdown: boolean): string {
  const { body, ...head } = fields;
  const below = markdown ? `\n${String(body ?? "").trim()}\n` : "";
  const fenced = (yaml: string) =>
    (markdown ? `---\n${yaml.trimEnd()}\n---\n` : `${yaml.trimEnd()}\n`) + below;
  const old = partsOf(source).head;
  const document = parseDocument(old);
  if (!isMap(document.contents)) return fenced(print(compact(head)));
  const before = { ...readFields(source), body: undefined };
  const patch = new Patch(old);
  patch.map(document.contents, before, head);
  return fenced(patch.apply());
}
