// @ts-nocheck
import { readFileSync } from "node:fs";
import path from "node:path";
import { command, root, Stop } from "./lib/steps";

/**
 * Lists the licence of every package that the site needs to be built or run, and stops at one that is not allowed, at a version
 * range and at a package that wants to run a script of its own when it is installed.
 */
const allowed = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1"];

/** Allowed by name, each with its reason; none of them is shipped to guests. */
const argued = [
  [/^@img\/sharp-/, /LGPL-3\.0-or-later/, "libvips, linked by sharp while pictures are made"],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/, "a table of browsers that the build reads"],
];

const read = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

function isAllowed(name, licence) {
  return (
    allowed.includes(licence) ||
    argued.some(([names, licences]) => names.test(name) && licences.test(licence))
  );
}

function* packageFaults({ name, license = "none stated", hasInstallScript }) {
  if (!isAllowed(name, license)) yield `${name} is under ${license}, which nobody has allowed.`;
  if (hasInstallScript) yield `${name} runs a script when it is installed.`;
}

function* versionFaults({ dependencies, devDependencies }) {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) yield `${name} has the version range ${version}.`;
  }
}

function needed({ packages }) {
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== "" && !dev)
    .map(([place, facts]) => ({ name: place.replace(/^.*node_modules\//, ""), ...facts }));
}

await command(async () => {
  const packages = needed(read("package-lock.json"));
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const { name, license } of packages) {
    byLicence.set(license, [...(byLicence.get(license) ?? []), name]);
  }
  for (const [licence, members] of byLicence) {
    console.log(`${licence}: ${[...new Set(members)].sort().join(", ")}`);
  }
  const faults = [
    ...packages.flatMap((each) => [...packageFaults(each)]),
    ...versionFaults(read("package.json")),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    throw new Stop(`${faults.length} packages are not as they should be, named above.`);
});
