import { z } from "zod";
import { firstHour } from "../model/clock-time";
import { namesFact } from "./facts";
import { isIsoDay } from "../model/iso-day";

/** The pictures of content/records/media by their names, filled in by the module that reads the folder. */
export const masterNames = new Set<string>();

export const isPictureName = (name: string) => masterNames.has(name);

const tag = /<\/?[a-z][^<>]*>/i;
const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/i;

/** Matches a character reference such as &amp; in a line. */
const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&nbsp;": "a space",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": "”",
  "&apos;": "’",
  "&#39;": "’",
  "&rsquo;": "’",
  "&ndash;": "–",
  "&mdash;": "–",
  "&hellip;": "…",
};

/** Returns the HTML in a line of text, which the page would show literally; undefined where there is none. */
function htmlFault(line: string): string | undefined {
  const [element] = tag.exec(line) ?? [];
  if (element !== undefined)
    return `"${element}" is HTML, which guests would see as you typed it: write only the words.`;
  const [code] = entity.exec(line) ?? [];
  if (code === undefined) return undefined;
  const character = characters[code.toLowerCase()] ?? "the character itself";
  return `"${code}" is HTML, which guests would see as you typed it: write ${character} instead.`;
}

/** Rejects HTML; its message follows the value. */
export function refuseHtml(line: string, context: z.RefinementCtx): void {
  const fault = htmlFault(line);
  if (fault) context.addIssue(fault);
}

/** Applies to the text below the fields, where Markdown has rules of its own (`body`). */
function words(what: string) {
  const error = `it should be ${what}.`;
  return z.string(error).trim().min(1, error);
}

/** Accepts a line of text without HTML. `what` ends the sentence "it should be …". */
export function text(what: string) {
  return words(what).superRefine(refuseHtml);
}

export function wholeNumber(what: string, least = 1, most = 100_000) {
  const error = `it should be ${what}.`;
  const bounds = `it should be ${what}, from ${least} to ${most}.`;
  return z.int(error).min(least, error).max(most, bounds);
}

/** The position in the list: 10, 20, 30 leave gaps for later. */
export const order = wholeNumber("a whole number, such as 10 or 20, for its place in the list", 0);

export const picture = z.custom<string>(
  (value) => typeof value === "string" && isPictureName(value),
  "it should be the name of a picture in content/records/media.",
);

/** The description that search engines print below the title: a shorter one says too little, a longer one is cut. */
export const searchDescription = z
  .string("it should be a sentence or two for search engines, 110 to 160 characters.")
  .min(110, "it must have 110 characters or more: search engines print it below the title.")
  .max(160, "it must have 160 characters or fewer: search engines cut what is longer.")
  .superRefine(refuseHtml);

export function day(what: string) {
  const error = `it should be ${what}, such as 2026-10-12.`;
  return z.string(error).refine(isIsoDay, error);
}

/** A line with an hour, or a fact that contains one, because the Ethiopian clock, the order of a day and search engines read it. */
export function hourText(what: string) {
  const error = `it should be ${what}: an hour is written as 6.30 am, 9 am or noon.`;
  return text(what).refine((line) => firstHour(line) !== undefined || namesFact(line), error);
}

/** Accepts one of the entries of a list, which the message names. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `it should be one of these: ${values.join(", ")}.`);
}

export const listOf = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item, `it should be a list of ${what}.`);

export const captionedPictures = listOf(
  z.strictObject({ picture, caption: text("a line about what the picture shows") }),
  "pictures with their captions",
);

export function atLeastOne<Item extends z.ZodType>(item: Item, what: string) {
  const error = `it should be ${what}.`;
  return z.array(item, error).min(1, error);
}

/** Matches a picture of a text: ![A caption](the name of a picture). */
const pictureInText = /!\[[^\]]*\]\(([^)]*)\)/g;

/** Finds Markdown that the page would not show, or show literally. */
const notShown = [
  {
    found: /<\/?[a-z][^>]*>/i,
    fault: "is HTML, which guests would see as you typed it: use Markdown.",
  },
  { found: /^# .*/m, fault: "is a second title of the page: begin it with ##." },
  { found: /^\|.*\|.*/m, fault: "is a table, which the page can’t show: write it as a list." },
] as const;

/** Matches a link that is no picture: [the spa](/service_details/spa). */
const linkInText = /(?<!!)\[[^\]]*\]\(([^)\s]*)[^)]*\)/g;

/** Checks the Markdown below the fields; its pictures are figures, which must be between paragraphs. */
export const body = words("the text of the page, below the second line of ---").superRefine(
  (words, context) => {
    for (const { found, fault } of notShown) {
      const [part] = found.exec(words) ?? [];
      if (part !== undefined) context.addIssue(`in the text, "${part}" ${fault}`);
    }
    for (const [, href = ""] of words.matchAll(linkInText))
      if (!/^(\/|#|https:\/\/|mailto:|tel:)/.test(href))
        context.addIssue(
          `in the text, the link "${href}" leads nowhere: a page of ours begins with / and another site with https://.`,
        );
    for (const block of words.split(/\n\s*\n/)) {
      for (const [shown, name = ""] of block.matchAll(pictureInText)) {
        if (!isPictureName(name))
          context.addIssue(
            `the text shows the picture "${name}", which content/records/media does not have.`,
          );
        if (block.trim() !== shown)
          context.addIssue(
            `the picture "${name}" has to be between two empty lines, not among words.`,
          );
      }
    }
  },
);
