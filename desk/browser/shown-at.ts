import { facts } from "./facts";

/** What the place of a record on the site is found by: its file's name, and a field of it as text, "" where it has none. */
export type PlacedRecord = { readonly id: string; readonly field: (name: string) => string };

/**
 * The page that shows a record (without the base path), the id of the section where it stands there, and the words that name it. The page
 * is "" where the record's name would have to tell it and it has none yet.
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

/** Brings a record into sight: the words that name it, or the section where it stands. */
export function scrollTo(page: Document, { section, words }: ReturnType<typeof shownAt>) {
  const part = page.getElementById(section);
  const named = [...(part?.querySelectorAll("*") ?? [])].findLast(
    ({ textContent }) => textContent.trim() === words,
  );
  if (named) named.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
  else part?.scrollIntoView({ behavior: "instant" });
}
