import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { preProcessFile } from "typescript";

/** Checks which folder may import which, where client code lives, and how large a component may grow. */
const root = process.cwd();

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$|\.d\.ts$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const isClient = (file: string) => read(file).startsWith('"use client"');

function resolve(file: string, specifier: string): string | undefined {
  const place = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.join(path.dirname(file), specifier)
      : undefined;
  if (place === undefined) return undefined;
  return [place, `${place}.ts`, `${place}.tsx`, `${place}/index.tsx`].find(
    (found) => /\.tsx?$/.test(found) && existsSync(path.join(root, found)),
  );
}

const specifiersIn = (file: string) =>
  preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName);

const imports = (file: string) =>
  specifiersIn(file)
    .map((specifier) => resolve(file, specifier))
    .filter((found) => found !== undefined);

function imported(file: string, pattern: RegExp): string[] {
  return Array.from(read(file).matchAll(pattern), ([, module = ""]) =>
    resolve(file, module),
  ).filter((found) => found !== undefined);
}

const loadedWith = (file: string) =>
  imported(file, /^(?:import|export) (?!type\b)[^;"]*?from "([^"]+)"/gm);

const components = sources("components");
const drawn = components.filter((file) => file.endsWith(".tsx"));
const floorOf = (file: string) => file.split("/")[1] ?? "";
const isIn = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

const ui = ["components/ui", "lib"];
const features = ["components/features", "content", ...ui];
const shell = ["components/shell", ...features];
const pages = ["components/pages", ...shell];
const site = ["components", "content", "lib"];

/** Lists what a folder may import; only commands, end-to-end tests and settings may import scripts/. */
const walls: Readonly<Record<string, readonly string[]>> = {
  lib: ["lib"],
  content: ["content", "lib"],
  "components/ui": ui,
  "components/features": features,
  // The document itself loads the fonts and colours that all pages share.
  "components/shell": ["components/styles", ...shell],
  "components/pages": pages,
  "components/styles": ["components/styles"],
  app: ["app", "components/styles", ...pages],
  art: ["art", ...site],
  hosting: ["hosting", ...site],
  desk: ["desk", "hosting", ...site],
};

test.each(Object.entries(walls))("%s imports nothing but %j", (folder, allowed) => {
  const across = sources(folder).flatMap((file) =>
    imports(file)
      .filter((target) => !isIn(allowed)(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(across).toEqual([]);
});

test("lib imports no framework, and its browser part no package", () => {
  const packages = sources("lib").flatMap((file) =>
    specifiersIn(file)
      .filter((specifier) => !/^(\.|@\/|node:)/.test(specifier))
      .filter((name) => !isIn(["lib/node"])(file) || /^(react|next)\b/.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(packages).toEqual([]);
});

test("a page imports nothing of another page", () => {
  const pageOf = (file: string) => file.split("/")[2];
  const strays = components
    .filter((file) => floorOf(file) === "pages")
    .flatMap((file) =>
      imports(file)
        .filter((target) => target.startsWith("components/pages/"))
        .filter((target) => pageOf(target) !== pageOf(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(strays).toEqual([]);
});

test("what one page alone uses is in the folder of that page", () => {
  const usedBy = new Map<string, string[]>();
  for (const file of [...components, ...sources("app"), ...sources("lib")]) {
    for (const target of imports(file)) usedBy.set(target, [...(usedBy.get(target) ?? []), file]);
  }
  const isShared = isIn(["components/features", "components/ui", "lib"]);
  const pageOf = (file: string) => /^components\/pages\/[^/]+/.exec(file)?.[0] ?? file;
  const usersOf = (file: string) => {
    const seen = new Set([file]);
    for (const one of seen) if (isShared(one)) usedBy.get(one)?.forEach((user) => seen.add(user));
    return [...new Set([...seen].filter((one) => !isShared(one)).map(pageOf))];
  };
  const lonely = [...components, ...sources("lib")].filter(isShared).flatMap((file) => {
    const [user = "", ...others] = usersOf(file);
    const alone = user.startsWith("components/pages/") && others.length === 0;
    return alone ? [`${file} is used by ${user} alone`] : [];
  });
  expect(lonely).toEqual([]);
});

function circlesIn(all: readonly string[], importedBy: (one: string) => readonly string[]) {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (one: string, trail: readonly string[]) => {
    if (trail.includes(one)) circles.push([...trail.slice(trail.indexOf(one)), one].join(" → "));
    if (trail.includes(one) || done.has(one)) return;
    for (const next of importedBy(one)) visit(next, [...trail, one]);
    done.add(one);
  };
  for (const one of all) visit(one, []);
  return circles;
}

test("no module imports itself through others", () => {
  const all = [...components, ...sources("content"), ...sources("lib")];
  expect(circlesIn(all, imports)).toEqual([]);
});

test("no feature imports itself through others", () => {
  const featureOf = (file: string) => file.split("/")[2] ?? "";
  const inFeatures = (file: string) => file.startsWith("components/features/");
  const features = [...new Set(components.filter(inFeatures).map(featureOf))];
  const others = (feature: string) =>
    components
      .filter((file) => inFeatures(file) && featureOf(file) === feature)
      .flatMap(imports)
      .filter(inFeatures)
      .map(featureOf)
      .filter((other) => other !== feature);
  expect(circlesIn(features, others)).toEqual([]);
});

test("content imports nothing but content, and what reads and checks its records", () => {
  const foreign = sources("content").flatMap((file) =>
    Array.from(read(file).matchAll(/^(?:import|export|\}).*? from "([^"]+)"/gm))
      .filter(([, specifier = ""]) => !/^(\.\.?\/|node:|yaml$|zod$)/.test(specifier))
      .map(([, specifier]) => `${file} imports ${specifier}`),
  );
  expect(foreign).toEqual([]);
});

test('what begins with "use client" ends in .client, and nothing else does but what Next names', () => {
  const isNamed = (file: string) =>
    /\.client\.tsx?$|^app\/([^/]+\/)?(global-)?error\.tsx$/.test(file);
  const all = [...components, ...sources("app"), ...sources("lib")];
  const strays = all.filter((file) => isClient(file) !== isNamed(file));
  expect(strays).toEqual([]);
});

test("no page brings the facts of content/records/site.yaml, or their checks, to the browser with its first scripts", () => {
  const carried = new Set<string>();
  const follow = (file: string) => {
    if (carried.has(file)) return;
    carried.add(file);
    loadedWith(file).forEach(follow);
  };
  components.filter(isClient).forEach(follow);
  expect([...carried].filter((file) => file.startsWith("content/model/site"))).toEqual([]);
});

test("no browser loads what reads the records or builds the site, now or on demand", () => {
  const carried = new Set<string>();
  const follow = (file: string) => {
    if (carried.has(file)) return;
    carried.add(file);
    [...loadedWith(file), ...imported(file, /\bimport\("([^"]+)"\)/g)].forEach(follow);
  };
  components.filter(isClient).forEach(follow);
  const ofBuild =
    /^content\/(model\/(facts|read-)|schemas\/)|^(art|hosting|lib\/node|scripts)\/|\/late-start\/build\//;
  expect([...carried].filter((file) => ofBuild.test(file))).toEqual([]);
});

test("no component is longer than 150 lines", () => {
  const long = drawn.filter((file) => read(file).split("\n").length > 151);
  expect(long).toEqual([]);
});

test("a page is a list of nouns of at most 60 lines, without state or logic", () => {
  const pages = drawn.filter((file) => /^components\/pages\/[^/]+\/index\.tsx$/.test(file));
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
  const misnamed = drawn.filter(
    (file) => !/^[a-z0-9-]+(\.client)?\.tsx$/.test(path.basename(file)),
  );
  const crowded = drawn.filter(
    (file) => (read(file).match(/^export (?:default )?function [A-Z]/gm) ?? []).length > 1,
  );
  expect({ misnamed, crowded }).toEqual({ misnamed: [], crowded: [] });
});
