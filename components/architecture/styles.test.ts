import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Which stylesheet may select which class, and where stylesheets stand. */
const root = process.cwd();

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

const sheets = filesOf("components", /\.css$/);
const isGlobal = (sheet: string) => sheet.startsWith("components/styles/");

/** What a stylesheet belongs to: a page, a feature, a part of ui, the shell, or the global styles. */
function partOf(sheet: string): string {
  const [, floor = "", part = ""] = sheet.split("/");
  return ["pages", "features", "ui"].includes(floor) ? `${floor}/${part}` : floor;
}

/** The classes in the selectors of a stylesheet. */
function selected(css: string): Set<string> {
  const preludes = Array.from(withoutComments(css).matchAll(/([^{};]+)\{/g), ([, text = ""]) =>
    text.trim(),
  );
  return new Set(
    preludes
      .filter((prelude) => !prelude.startsWith("@"))
      .flatMap((selector) => Array.from(selector.matchAll(/\.([a-z][\w-]*)/g)))
      .map(([, name = ""]) => name),
  );
}

/** Classes that belong to no part: our utilities, the grounds, what is made of the pictures, and what Tailwind makes of our tokens. */
function globalClasses(): Set<string> {
  const css = filesOf("components/styles", /\.css$/)
    .map(read)
    .join("\n");
  const names = (pattern: RegExp) =>
    Array.from(withoutComments(css).matchAll(pattern), ([, name = ""]) => name);
  return new Set([
    "dark",
    ...names(/@utility ([\w-]+)/g),
    ...selected(read("components/styles/grounds.css")),
    ...selected(read("components/styles/pictures.css")),
    ...names(/--color-([\w-]+):/g).flatMap((colour) => [`text-${colour}`, `bg-${colour}`]),
    ...names(/--radius-([\w-]+):/g).map((radius) => `rounded-${radius}`),
  ]);
}

/** What is still worn by name from several folders, with no component of its own. This list only grows shorter. */
const stillShared: readonly string[] = [
  // What one kind of carousel alone needs: the page that has one loads it, no other pays for it.
  "components/features/carousel/carousel-thumbnails.css",
  "components/features/carousel/carousel-vertical.css",
  "components/features/carousel/slides-in-view-gallery.css",
  "components/ui/card/card.css",
  "components/ui/link/link.css",
  "components/ui/round-mark.css",
];

test("no class is selected in the stylesheets of more than one part", () => {
  const free = globalClasses();
  const parts = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of selected(read(sheet))) {
      if (free.has(name)) continue;
      parts.set(name, (parts.get(name) ?? new Set()).add(partOf(sheet)));
    }
  }
  const reaching = Array.from(parts)
    .filter(([, owners]) => owners.size > 1)
    .map(([name, owners]) => `.${name}: ${Array.from(owners).join(", ")}`);
  expect(reaching).toEqual([]);
});

/** Parts of a carousel that its `name` gives a class of their own. */
const namedParts = /-(carousel|heading|view|row|slide|controls|dots?|buttons?)$/;
/** Of packages. */
const foreign = /^(swiper|swal2|yarl|next)/;

test("a class that a stylesheet selects is worn", () => {
  const worn = new Set(
    filesOf("components", /(?<!\.test)\.tsx?$/).flatMap((file) =>
      Array.from(
        read(file).matchAll(
          /\b(?:className|name|classList|box)\b[^"`{]{0,12}(?:"[^"]*"|\{?`[^`]*`|\{[^}]*\})/g,
        ),
        ([attribute]) => attribute.match(/[a-z][\w-]*/g) ?? [],
      ).flat(),
    ),
  );
  const unworn = sheets
    .filter((sheet) => !isGlobal(sheet))
    .flatMap((sheet) => Array.from(selected(read(sheet)), (name) => ({ sheet, name })))
    .filter(({ name }) => !foreign.test(name))
    .filter(({ name }) => !worn.has(name) && !worn.has(name.replace(namedParts, "")))
    .map(({ sheet, name }) => `${sheet}: .${name}`);
  expect(unworn).toEqual([]);
});

/** They belong on the root element: a component with such a class would change the theme of what it holds. */
test("no part wears a class of the theme", () => {
  const themes = ["light", "dark"];
  const worn = filesOf("components", /\.tsx$/).flatMap((file) =>
    Array.from(read(file).matchAll(/className="([^"]*)"/g), ([, names = ""]) => names.split(" "))
      .flat()
      .filter((name) => themes.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(worn).toEqual([]);
});

test("every stylesheet of a part is imported by a component of its own folder", () => {
  const imported = new Set(
    filesOf("components", /\.tsx?$/).flatMap((file) =>
      Array.from(read(file).matchAll(/^import "\.\/([\w-]+\.css)";$/gm), ([, name = ""]) =>
        path.join(path.dirname(file), name),
      ),
    ),
  );
  const strays = sheets.filter((sheet) => !isGlobal(sheet) && !imported.has(sheet));
  expect(strays).toEqual(stillShared);
});

test("app/ has the global stylesheet alone", () => {
  expect(filesOf("app", /\.css$/)).toEqual(["app/globals.css"]);
});

test("a stylesheet of a part names no layer but overrides: the build puts it into that of its folder", () => {
  const named = sheets
    .filter((sheet) => !isGlobal(sheet))
    .filter((sheet) => /@layer (?!overrides \{)/.test(withoutComments(read(sheet))));
  expect(named).toEqual([]);
});

test("what the root and main learn of the page is asked by children alone: other :has() search the document at every change of it", () => {
  const searching = sheets.flatMap((sheet) =>
    Array.from(
      withoutComments(read(sheet)).matchAll(
        /(?:\bhtml|:root|\bbody|\bmain)[^\s{},]*:has\((?!\s*>)[^{]*/g,
      ),
      ([selector]) => `${sheet}: ${selector.trim()}`,
    ),
  );
  expect(searching).toEqual([]);
});

test("no stylesheet of a part is longer than 150 lines", () => {
  expect(sheets.filter((sheet) => read(sheet).split("\n").length > 151)).toEqual([]);
});
