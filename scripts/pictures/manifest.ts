import { z } from "zod";
import type { Plan } from "./plan";
import { byCrop, focusIn, type Output } from "./recipe";

const point = z.tuple([z.number(), z.number()]);

/** The fields of an entry that are read here; the others are for the pages (components/features/pictures/pictures.ts). */
const entry = z.looseObject({
  colour: z.string(),
  /** The picture that replaces this one in the dark theme. */
  night: z.string().optional(),
  focus: z.object({ wide: point, tall: point }),
  /** The hashes of the master and of every file in public/pictures. */
  master: z.string(),
  sha256: z.record(z.string(), z.string()),
  /** The similarity of every file to its master: 1 is identical. */
  likeness: z.record(z.string(), z.number()),
});
const manifest = z.record(z.string(), entry);

export type Entry = z.infer<typeof entry>;
export type Manifest = z.infer<typeof manifest>;

/** A manifest that cannot be read is no fault, because everything is made again. */
export function parseManifest(text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

export function printManifest(entries: Manifest) {
  return `${JSON.stringify(entries, null, 1)}\n`;
}

/** Empty until all files of a picture are made and measured. */
export function entryOf({ master, files, colour }: Plan): Entry | undefined {
  const sha256: Record<string, string> = {};
  const likeness: Record<string, number> = {};
  for (const file of files) {
    if (file.sha256 === undefined || file.likeness === undefined) return undefined;
    sha256[file.file] = file.sha256;
    likeness[file.file] = file.likeness;
  }
  if (colour === undefined) return undefined;
  const { alt, night, focal, width, height, sha256: hash } = master;
  const focus = byCrop((crop) => focusIn(master, crop));
  const crops = byCrop((crop) => derivativesOf(files.filter((file) => file.crop === crop)));
  return { alt, night, focal, focus, colour, width, height, master: hash, crops, sha256, likeness };
}

/** Narrowest first. */
function derivativesOf(files: Output[]) {
  return files
    .filter(({ format }) => format === "avif")
    .map(({ width, height }) => {
      const same = files.filter((file) => file.width === width);
      const names = Object.fromEntries(same.map(({ format, file }) => [format, file]));
      return { width, height, ...names };
    });
}

/** Below this width another crop may replace a slot's own. */
const phones = "(width < 48rem)";

/**
 * Writes what a picture needs in CSS, because a strict policy allows no style attributes: its background while it loads, and its focal
 * point. Each rule covers a value, not a picture, so that twice the pictures are hardly more CSS. A night picture has the background of
 * its day version.
 */
export function printStylesheet(
  manifest: Record<string, Pick<Entry, "colour" | "focus" | "night">>,
) {
  const entries = Object.entries(manifest);
  const nights = new Set(entries.map(([, { night }]) => night));
  const grounds = distinct(
    entries.flatMap(([name, { colour }]) => (nights.has(name) ? [] : [colour.slice(1)])),
  );
  const points = entries.flatMap(([, { focus }]) => Object.values(focus));
  const focusRules = (prefix: string) => [
    ...distinct(points.map(([x]) => x)).map((x) => `.${prefix}x${x}{--focus-x:${x}%}`),
    ...distinct(points.map(([, y]) => y)).map((y) => `.${prefix}y${y}{--focus-y:${y}%}`),
  ];
  return [
    "/* Written by scripts/pictures.ts from content/records/media: do not edit. */",
    ".pic{object-position:var(--focus-x) var(--focus-y)}",
    ...grounds.map((colour) => `.pic-${colour}{background-color:#${colour}}`),
    ...focusRules("focus-"),
    `@media ${phones}{`,
    ...focusRules("phone-focus-"),
    "}",
    "",
  ].join("\n");
}

function distinct<Value extends string | number>(values: Value[]) {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}
