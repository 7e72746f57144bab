/** @jest-environment node */
import { readFileSync } from "node:fs";

interface Entry {
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  engines?: { node?: string };
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

const entries = Object.entries(lock.packages);
const optional = entries.flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ place, name })),
);
const shipped = entries
  .filter(([place, { dev }]) => place !== "" && !dev)
  .map(([place, entry]) => ({ ...entry, name: place.replace(/^.*node_modules\//, "") }));

/** A binary for another system, which npm could not look up, is under the licence of the package that depends on it. */
function licenceOf({ name, license }: (typeof shipped)[number]) {
  const owner = optional.find((each) => each.name === name)?.place ?? "";
  return license ?? lock.packages[owner]?.license ?? "none stated";
}

const allowed = /: (MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

/** Allowed by name, because none of them is shipped to guests. */
const exceptions = [
  // libvips, linked by sharp while pictures are made
  /^@img\/sharp-.*: .*LGPL-3\.0-or-later/,
  // a table of browsers that the build reads
  /^caniuse-lite: CC-BY-4\.0$/,
];

test("the licence of every package that the site is built of is allowed", () => {
  const named = shipped.map((each) => `${each.name}: ${licenceOf(each)}`);
  const permitted = [allowed, ...exceptions];
  expect(named.filter((each) => !permitted.some((pattern) => pattern.test(each)))).toEqual([]);
  expect(shipped.length).toBeGreaterThan(20);
});

test("no package that the site is built of runs a script when it is installed", () => {
  expect(shipped.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
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
