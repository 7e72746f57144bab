/**
 * Runs every check that has to pass before a change is published.
 *   npm test                          all steps
 *   npm test -- --only=jest,build     some of them, in their own order
 *   npm run test:full                 all end-to-end tests instead of one page a template, then the hosts and the other browsers
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort, { portNumbers } from "get-port";
import { ensureChromium, ensureShell } from "../lib/node/chromium";
import { checkCounts, jestCounts, lastLine, playwrightCounts, total } from "./test/counts";
import type { Counts } from "./test/counts";
import { command, runScript, runTool, stopwatch, Stop, type Environment } from "../lib/node/steps";
import { leftOut, readReport, script, tool, types, type Step } from "./test/test-steps";

const full = process.argv.includes("--full");
const contract = "scripts/build/next/contract.test.ts";
const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));

async function unitTests(held: boolean) {
  const file = path.join(reports, "jest.json");
  const workers = held ? "--maxWorkers=50%" : "--maxWorkers=100%";
  const args = ["--json", `--outputFile=${file}`, workers, `--testPathIgnorePatterns=${contract}`];
  const { code } = await runTool("jest", args, {}, held);
  return jestCounts(code, readReport(file));
}

/** Builds a site of three pages and asserts what our build relies on; it runs first, because nothing else holds without it. */
async function contractWithNext() {
  const file = path.join(reports, "contract.json");
  const { code } = await runTool("jest", [contract, "--json", `--outputFile=${file}`]);
  return jestCounts(code, readReport(file));
}

const build = (title: string, environment: Environment): Step => ({
  title,
  work: async (held) => {
    // The types were checked in the step before.
    const settings = {
      ...environment,
      BUILDS_ONCE: "1",
      TYPES_ARE_CHECKED: isChosen("types") ? "1" : undefined,
    };
    return checkCounts((await runScript("scripts/build.ts", ["--strict"], settings, held)).code);
  },
});

async function endToEndTests() {
  await ensureShell();
  const file = path.join(reports, "playwright.json");
  const environment = {
    E2E_PORT: String(await getPort({ port: portNumbers(4173, 65_535) })),
    E2E_FULL: full ? "1" : undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const { code } = await runTool("@playwright/test", ["test", "--reporter=list,json"], environment);
  return playwrightCounts(code, readReport(file));
}

const elsewhere = {
  NEXT_PUBLIC_BASE_PATH: "/resort",
  NEXT_PUBLIC_SITE_URL: "https://group.example",
};

const htmlRules = "--config=scripts/html-validate.mjs";

const steps: Record<string, Step> = {
  contract: { title: "contract with Next", work: contractWithNext },
  types: { title: "types", work: types },
  // A build would make missing files; here they must exist already, as in a fresh clone.
  pictures: script("pictures", "scripts/pictures.ts", ["--check"]),
  fonts: script("fonts", "art/fonts/make.ts", ["--check"]),
  lint: tool("lint", "eslint", [".", "--max-warnings=0"]),
  format: tool("format", "prettier", ["--check", "."]),
  unused: tool("unused files, exports, packages", "knip", []),
  jest: { title: "unit tests", work: unitTests },
  // Runs before the build that the end-to-end tests use: the checks of out/ find links that forget the base path or the origin.
  subpath: build("build under a sub-path", elsewhere),
  build: build("build", {}),
  html: tool("valid HTML", "html-validate", [htmlRules, "out/**/!(404).html"]),
  // It contains five frames, four of them in a <template>; e2e/shell.spec.ts counts the visible one.
  html404: tool("valid HTML of 404.html", "html-validate", [
    htmlRules,
    "--rule=no-multiple-main:off",
    "out/404.html",
  ]),
  e2e: { title: "end-to-end tests", work: endToEndTests },
  hosts: script("hosts", "hosting/tests/run.ts"),
  browsers: script("other browsers", "e2e/browsers/run.ts"),
};

const builds = ["subpath", "build", "html", "html404"];
/** Rows run one after the other; the two lanes of a row run side by side, as two cores allow. */
const rows = [
  [["contract"]],
  [["types"], ["pictures", "fonts", "lint"]],
  [builds, ["format", "unused", "jest"]],
  ...["e2e", "hosts", "browsers"].map((name) => [[name]]),
];

const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
const isChosen = (name: string) =>
  only ? only.split(",").includes(name) : full || !["hosts", "browsers"].includes(name);

/** A step that stops with a sentence has failed like any other, and the run still ends with its counts. */
async function countsOf(work: () => Promise<Counts>) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return checkCounts(1);
  }
}

async function runLane(lane: readonly string[], held: boolean) {
  const results: Counts[] = [];
  for (const name of lane) {
    const step = steps[name];
    if (!step) continue;
    console.log(`\n— ${step.title}`);
    const elapsed = stopwatch();
    const counts = await countsOf(() => step.work(held));
    console.log(`  ${step.title}: ${counts.failed ? "FAILED after" : "passed in"} ${elapsed()}`);
    results.push(counts);
  }
  return results;
}

async function runRows() {
  const chosen = rows
    .map((row) => row.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0))
    .filter((row) => row.length > 0);
  const results: Counts[] = [];
  for (const [index, row] of chosen.entries()) {
    results.push(...(await Promise.all(row.map((lane) => runLane(lane, row.length > 1)))).flat());
    if (total(results).failed === 0) continue;
    const left = chosen.slice(index + 1).flat(2);
    if (left.length > 0) console.log(`  not run: ${left.join(", ")}`);
    break;
  }
  return results;
}

await command(async () => {
  const unknown = only?.split(",").find((name) => !(name in steps));
  if (unknown !== undefined) {
    throw new Stop(`There is no step "${unknown}": choose from ${Object.keys(steps).join(", ")}.`);
  }
  // Tests the site as committed, not with the settings of this shell.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith("NEXT_PUBLIC_")) delete process.env[name];
  }
  const whole = stopwatch();
  const ready = await countsOf(async () => {
    if (isChosen("e2e")) await ensureChromium();
    return checkCounts(0);
  });
  const counts = total(ready.failed ? [ready] : await runRows());
  rmSync(reports, { recursive: true, force: true });
  console.log(`\nThe whole run took ${whole()}.`);
  for (const sentence of leftOut) console.log(sentence);
  console.log(lastLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
