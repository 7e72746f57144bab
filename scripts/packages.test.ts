/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { buildSync } from "esbuild";

interface Entry {
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(file, "utf8");
const lock: { packages: Record<string, Entry> } = JSON.parse(read("package-lock.json"));
const {
  dependencies,
  devDependencies,
  engines,
  scripts,
}: Record<string, Record<string, string>> = JSON.parse(read("package.json"));

const nameOf = (place: string) => place.replace(/^.*node_modules\//, "");
const entries = Object.entries(lock.packages);
const optional = entries.flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ place, name })),
);
const builders = entries.filter(([place, { dev }]) => place !== "" && !dev).map(([place]) => place);

/** A binary for another system, which npm could not look up, is under the licence of the package that depends on it. */
function licenceOf(place: string) {
  const owner = optional.find(({ name }) => name === nameOf(place))?.place ?? "";
  return lock.packages[place]?.license ?? lock.packages[owner]?.license ?? "none stated";
}

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);

/** Returns the names of the packages that these files, and the project's files that they import, ask for. */
function packagesIn(files: readonly string[]) {
  const { metafile } = buildSync({
    stdin: { contents: files.map((file) => `import "./${file}";`).join(""), resolveDir: "." },
    outdir: "out",
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    format: "esm",
    platform: "node",
    loader: { ".css": "empty", ".woff2": "empty" },
  });
  const names = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map(({ path: name }) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(names)];
}

/** Returns where Node finds a package that one at a place asks for. */
function resolved(place: string, name: string): string | undefined {
  const here = `${place}${place && "/"}node_modules/${name}`;
  if (here in lock.packages) return here;
  if (place === "") return undefined;
  return resolved(place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ""), name);
}

/** Returns the places of these packages and of all that they depend on. */
function withDependencies(names: readonly string[]) {
  const found = new Set<string>();
  const add = (place: string, wanted: readonly string[]) => {
    for (const name of wanted) {
      const next = resolved(place, name);
      if (!next || found.has(next)) continue;
      found.add(next);
      const { dependencies: needed = {}, optionalDependencies = {} } = lock.packages[next] ?? {};
      add(next, Object.keys({ ...needed, ...optionalDependencies }));
    }
  };
  add("", names);
  return [...found];
}

const pages = ["app", "components", "content"].flatMap(sources);
/** The programs of `npm start`, and what `next build` reads. */
const built = [
  ...["start", "check", "pictures", "finish-build"].map((name) => `scripts/${name}.ts`),
  "next.config.ts",
  "postcss.config.mjs",
  ...pages,
];

const allowed = /: (MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

/** Allowed by name: Next depends on them, and neither comes to guests. */
const ofNext = [
  // libvips, linked by sharp while pictures are made
  /^@img\/sharp-.*: .*LGPL-3\.0-or-later/,
  // a table of browsers that the build reads
  /^caniuse-lite: CC-BY-4\.0$/,
];

/** Allowed by name in what only builds or serves the site on this machine. */
const ofPrograms = [
  // with which Tailwind reads stylesheets and files
  /^lightningcss(-[\w-]+)?: MPL-2\.0$/,
  /^graceful-fs: BlueOak-1\.0\.0$/,
  // of the program that subsets fonts for the social cards
  /^argparse: Python-2\.0$/,
  /^pako: \(MIT AND Zlib\)$/,
  // of the server of npm start
  /^path-is-inside: \(WTFPL OR MIT\)$/,
];

test.each([
  ["the pages import", withDependencies(packagesIn(pages)), ofNext],
  ["the site is built with", builders, [...ofNext, ...ofPrograms]],
])("the licence of every package that %s is allowed", (_, places, exceptions) => {
  const named = places.map((place) => `${nameOf(place)}: ${licenceOf(place)}`);
  const permitted = [allowed, ...exceptions];
  expect(named.filter((each) => !permitted.some((pattern) => pattern.test(each)))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

test("no package runs a script when it is installed, and none needs to", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
  const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
  // Both only look for the binary that came with them.
  expect(withScript.map(([place]) => nameOf(place))).toEqual(["@parcel/watcher", "esbuild"]);
});

test("npm start, which installs no devDependencies, imports none", () => {
  const names = packagesIn(built);
  expect(names).toContain("next");
  expect(names).toContain("sharp");
  expect(names.filter((name) => name in (devDependencies ?? {}))).toEqual([]);
});

test("every command asks for its Node first, and installs what is missing", () => {
  const others = Object.entries(scripts ?? {}).filter(
    ([, line]) => !line.startsWith("node scripts/require-node.cjs && node scripts/run.cjs "),
  );
  expect(others).toEqual([]);
});

test("package.json names exact versions", () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

/** Returns whether a version such as 20.19 is in a range such as "^18.18 || >=20", the only syntax that the packages use. */
function isWithin(range: string, [major = 0, minor = 0]: readonly number[]) {
  return range.split("||").some((part) => {
    const [, sign = "", from, rest] =
      /^\s*(>=|\^)?\s*v?(\d+|\*)(?:\.(\d+))?[.\d*]*\s*$/.exec(part) ?? [];
    const least = Number(from);
    const reached = major === least && minor >= Number(rest ?? 0);
    return from === "*" || reached || (sign === ">=" && major > least);
  });
}

test("the least Node of each range that is asked for is enough for every package", () => {
  const range = engines?.node ?? "";
  const least = range.match(/\d+\.\d+/g) ?? [];
  expect(least.length).toBeGreaterThan(0);
  const asking = entries.flatMap(([place, { optional: left, engines: own }]) =>
    least
      .filter(
        (version) => !left && own?.node && !isWithin(own.node, version.split(".").map(Number)),
      )
      .map((version) => `${place} asks for ${own?.node}, not ${version}`),
  );
  expect(asking).toEqual([]);
  expect(lock.packages[""]?.engines?.node).toBe(range);
  const [, said] = /Node ([\d., ]+) or newer/.exec(read("README.md")) ?? [];
  expect(said).toBe(least.join(", "));
});

test("the lock file has the binaries of every system, or npm ci refuses it", () => {
  const missing = optional.filter(
    ({ place, name }) =>
      !lock.packages[`${place}${place && "/"}node_modules/${name}`] &&
      !lock.packages[`node_modules/${name}`],
  );
  expect(missing).toEqual([]);
});

test("the lock file names no registry, so that every one serves", () => {
  expect(read("package-lock.json")).not.toContain('"resolved"');
});
