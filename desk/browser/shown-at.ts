import { facts } from "./facts";

/** Finds the place of a record on the site by its file's name and one of its fields, "" where it has none. */
export type PlacedRecord = { readonly id: string; readonly field: (name: string) => string };

/**
 * The page that shows a record (without the base path), the id of its section, and the words that identify it. The page is "" where it
 * depends on the record's name and there is none yet.
 */
export function shownAt(collection: string, { id, field }: PlacedRecord) {
  const { page: pattern, named } = facts.pages[collection] ?? { page: "/", named: "" };
  const values = new Map([
    ["id", id],
    ["home", facts.homes[field("home")] ?? "/"],
    ["room", facts.roomOfHouse[id] ?? ""],
  ]);
  const [address = "", section = ""] = pattern.split("#");
  const [name, key = ""] = /\{(\w+)\}/.exec(address) ?? [];
  const value = values.get(key);
  const page = name ? value && address.replace(name, value) : address;
  return { page: page ?? "", section, words: field(named) };
}

/** Scrolls to a record: to the words that identify it, or to its section. */
export function scrollTo(page: Document, { section, words }: ReturnType<typeof shownAt>) {
  const part = page.getElementById(section);
  const named = [...(part?.querySelectorAll("*") ?? [])].findLast(
    ({ textContent }) => textContent.trim() === words,
  );
  if (named) named.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
  else part?.scrollIntoView({ behavior: "instant" });
}
