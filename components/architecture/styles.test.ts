import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

/** Checks which stylesheet may select which class, and where stylesheets live. */
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

function partOf(sheet: string): string {
  const [, floor = "", part = ""] = sheet.split("/");
  return ["pages", "features", "ui"].includes(floor) ? `${floor}/${path.parse(part).name}` : floor;
}

function selected(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-z][\w-]*)/g)) names.add(name);
  });
  return names;
}

/** These are the theme's classes, which every part may select. */
const ofTheme = new Set([
  "dark",
  ...selected(read("components/styles/grounds.css")),
  ...selected(read("components/styles/pictures.css")),
]);

/** These classes are shared by several folders without a component of their own; the list may only shrink. */
const stillShared: readonly string[] = [
  // Only one kind of carousel needs this class, so only the pages that have one load it.
  "components/features/carousel/carousel-thumbnails.css",
  "components/features/carousel/carousel-vertical.css",
  "components/features/carousel/slides-in-view-gallery.css",
  "components/ui/card/card.css",
  "components/ui/link/link.css",
  "components/ui/round-mark.css",
];

test("no class is selected in the stylesheets of more than one part", () => {
  const parts = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of selected(read(sheet))) {
      if (ofTheme.has(name)) continue;
      parts.set(name, (parts.get(name) ?? new Set()).add(partOf(sheet)));
    }
  }
  const reaching = Array.from(parts)
    .filter(([, owners]) => owners.size > 1)
    .map(([name, owners]) => `.${name}: ${Array.from(owners).join(", ")}`);
  expect(reaching).toEqual([]);
});

/** Other parts have this class too. */
const sharedByName = [
  ...stillShared,
  // A slot named after a part describes how its picture is cropped.
  "components/features/pictures/picture.css",
  "components/ui/tibeb/tibeb.css",
];

/** A carousel gives these parts a second class from its `name`. */
const namedParts = /-(carousel|heading|view|row|slide|controls|dots?|buttons?)$/;
/** These come from packages. */
const foreign = /^(swiper|swal2|yarl|next)/;

const classNames = new Map<string, Set<string>>();
for (const file of filesOf("components", /(?<!\.test)\.tsx?$/)) {
  const own = classNames.get(partOf(file)) ?? new Set();
  for (const [attribute] of read(file).matchAll(
    /\b(?:\w*[cC]lassName|name|classList|box)\b[^"`{]{0,12}(?:"[^"]*"|\{?`[^`]*`|\{[^}]*\})/g,
  ))
    for (const name of attribute.match(/[a-z][\w-]*/g) ?? []) own.add(name);
  classNames.set(partOf(file), own);
}

const selectedByParts = sheets
  .filter((sheet) => !isGlobal(sheet) && !sharedByName.includes(sheet))
  .flatMap((sheet) => Array.from(selected(read(sheet)), (name) => ({ sheet, name })))
  .filter(({ name }) => !ofTheme.has(name) && !foreign.test(name));

const inWords = ({ sheet, name }: { sheet: string; name: string }) => `${sheet}: .${name}`;

test("a class that a stylesheet selects is that of a component of its own part", () => {
  const strange = selectedByParts.filter(({ sheet, name }) => {
    const own = classNames.get(partOf(sheet));
    return !own?.has(name) && !own?.has(name.replace(namedParts, ""));
  });
  expect(strange.map(inWords)).toEqual([]);
});

/** Asks Tailwind, with our theme and utilities, which names are utilities; in a process of its own, because jest cannot load Tailwind. */
function utilitiesAmong(names: readonly string[]): string[] {
  const program = `
    import postcss from "postcss";
    import tailwind from "@tailwindcss/postcss";
    import { readFileSync } from "node:fs";
    const file = "app/globals.css";
    const sheet = readFileSync(file, "utf8").replace(/^@source .*$/gm, "");
    const asked = sheet + '@source inline("' + process.argv[1] + '");';
    const { root } = await postcss([tailwind({ optimize: false })]).process(asked, { from: file });
    const found = [];
    root.walkAtRules("layer", (layer) => {
      if (layer.params === "utilities") layer.each(({ selector }) => selector && found.push(selector.slice(1)));
    });
    console.log(found.join(" "));
  `;
  const args = ["--input-type=module", "--eval", program, names.join(" ")];
  return execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }).trim().split(" ");
}

test("no stylesheet of a part selects a utility", () => {
  // One name that is certainly a utility proves that Tailwind was asked at all.
  const utilities = utilitiesAmong(["border-t", ...selectedByParts.map(({ name }) => name)]);
  expect(utilities).toContain("border-t");
  const reaching = selectedByParts.filter(({ name }) => utilities.includes(name));
  expect(reaching.map(inWords)).toEqual([]);
});

/** These classes belong on the root element, because a component with one would change the theme of its content. */
test("no component has a class of the theme", () => {
  const themes = ["light", "dark"];
  const found = filesOf("components", /\.tsx$/).flatMap((file) =>
    Array.from(read(file).matchAll(/className="([^"]*)"/g), ([, names = ""]) => names.split(" "))
      .flat()
      .filter((name) => themes.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
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
