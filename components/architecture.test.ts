import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The walls of the house: what may import what, how large a component may grow, where client code may stand. */
const root = process.cwd();

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$|\.d\.ts$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const imports = (file: string) =>
  Array.from(
    read(file).matchAll(/^(?:import|export|\}).*? from "([^"]+)"|\bimport\("([^"]+)"\)/gm),
    ([, module = "", lazy = ""]) => module || lazy,
  );
const isClient = (file: string) => read(file).startsWith('"use client"');

/** The files of ours that a file brings along when it is loaded: neither types nor what it imports on demand. */
function atOnce(file: string): string[] {
  return Array.from(
    read(file).matchAll(/^(?:import|export|\}) (?!type\b)[^;"]*?from "([^"]+)"/gm),
    ([, module = ""]) => module,
  ).flatMap((module) => {
    const place = module.startsWith("@/")
      ? module.slice(2)
      : module.startsWith(".")
        ? path.join(path.dirname(file), module)
        : undefined;
    if (place === undefined) return [];
    return [place, `${place}.ts`, `${place}.tsx`].filter(
      (found) => /\.tsx?$/.test(found) && existsSync(path.join(root, found)),
    );
  });
}

const components = sources("components");
const drawn = components.filter((file) => file.endsWith(".tsx"));

/** Each folder may import from those at or below its own place. */
const storeys = ["lib", "islands", "ui", "cards", "sections", "shell", "pages"] as const;
const allowed: Record<(typeof storeys)[number], readonly string[]> = {
  lib: ["lib"],
  islands: ["lib", "islands", "ui"],
  ui: ["lib", "islands", "ui"],
  cards: ["lib", "islands", "ui", "cards"],
  sections: ["lib", "islands", "ui", "cards", "sections"],
  shell: ["lib", "islands", "ui", "cards", "sections", "shell"],
  pages: ["lib", "islands", "ui", "cards", "sections"],
};

test.each(storeys)("components/%s imports nothing from above it", (storey) => {
  const upward = components
    .filter((file) => file.startsWith(`components/${storey}/`))
    .flatMap((file) =>
      imports(file)
        .filter((module) => module.startsWith("@/app") || module.startsWith("@/components/"))
        .filter((module) => !allowed[storey].includes(module.split("/")[2] ?? ""))
        .map((module) => `${file} imports ${module}`),
    );
  expect(upward).toEqual([]);
});

test("content imports nothing but content", () => {
  const foreign = sources("content").flatMap((file) =>
    imports(file)
      .filter((module) => !module.startsWith("./"))
      .map((module) => `${file} imports ${module}`),
  );
  expect(foreign).toEqual([]);
});

test("client code stands in components/islands, where every component begins with it", () => {
  const strays = drawn.filter((file) => isClient(file) !== file.startsWith("components/islands/"));
  expect(strays).toEqual([]);
});

test("at most one in five files below components runs in the browser, those of the routes counted in", () => {
  const inBrowser = [...components, ...sources("app")].filter(isClient);
  expect(inBrowser.length / components.length).toBeLessThanOrEqual(1 / 5);
});

test("no page brings the facts of content/site.ts, or their checks, to the browser with its first scripts", () => {
  const carried = new Set<string>();
  const follow = (file: string) => {
    if (carried.has(file)) return;
    carried.add(file);
    atOnce(file).forEach(follow);
  };
  components.filter(isClient).forEach(follow);
  expect([...carried].filter((file) => file.startsWith("content/site"))).toEqual([]);
});

test("no component is longer than 150 lines", () => {
  const long = drawn.filter((file) => read(file).split("\n").length > 151);
  expect(long).toEqual([]);
});

test("a page is a list of nouns of at most 60 lines, without state or logic", () => {
  const pages = drawn.filter((file) => file.startsWith("components/pages/"));
  expect(pages.length).toBeGreaterThan(16);
  const heavy = pages.filter(
    (file) => read(file).split("\n").length > 61 || /\buse[A-Z]\w*\(|\bif \(/.test(read(file)),
  );
  expect(heavy).toEqual([]);
});

test("components use the tokens: no raw colour, no style attribute", () => {
  const raw = drawn.filter((file) => /#[0-9a-f]{6}\b|\bstyle=\{|rgb\(/i.test(read(file)));
  expect(raw).toEqual([]);
});

test("files are named in kebab-case and export one component each", () => {
  const misnamed = drawn.filter((file) => !/^[a-z0-9-]+\.tsx$/.test(path.basename(file)));
  const crowded = drawn.filter(
    (file) => (read(file).match(/^export (?:default )?function [A-Z]/gm) ?? []).length > 1,
  );
  expect({ misnamed, crowded }).toEqual({ misnamed: [], crowded: [] });
});
