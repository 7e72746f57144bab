// @ts-nocheck
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "./lib/build-site";
import { ensureChromium } from "./lib/chromium";
import { checkCounts, jestCounts, lastLine, playwrightCounts, total } from "./lib/counts";
import { firstFreePort } from "./lib/ports";
import { command, runScript, runTool, stopwatch, Stop } from "./lib/steps";

const firstTestPort = 4173;
const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

async function check(tool, args) {
  const { code } = await runTool(tool, args);
  return checkCounts(code);
}

async function typesCheck() {
  const routes = await runTool("next", ["typegen"]);
  return routes.code === 0 ? check("typescript", ["--noEmit", "--project", "."]) : checkCounts(1);
}

/** A build makes what is missing; here it has to be there already, as a fresh clone gets it. */
async function picturesCheck() {
  const { code } = await runScript("scripts/pictures.ts", ["--check"]);
  return checkCounts(code);
}

async function fontsCheck() {
  const { code } = await runScript("scripts/fonts.ts", ["--check"]);
  return checkCounts(code);
}

async function licencesCheck() {
  const { code } = await runScript("scripts/licences.ts");
  return checkCounts(code);
}

async function unitTests() {
  const file = path.join(reports, "jest.json");
  const args = ["--json", `--outputFile=${file}`, "--maxWorkers=100%"];
  const { code } = await runTool("jest", args);
  return jestCounts(code, readReport(file));
}

async function build() {
  await buildSite({ strict: true });
  return checkCounts(0);
}

const elsewhere = {
  NEXT_PUBLIC_BASE_PATH: "/resort",
  NEXT_PUBLIC_SITE_URL: "https://group.example",
};

/** Before the build that the end-to-end tests read: the checks of out/ find whatever forgets the sub-path or the origin. */
async function subPathBuild() {
  Object.assign(process.env, elsewhere);
  try {
    return await build();
  } finally {
    for (const name of Object.keys(elsewhere)) delete process.env[name];
  }
}

/** Of every document; .htmlvalidate.mjs says what is turned off and why. */
async function validHtml() {
  return check("html-validate", ["out/**/*.html"]);
}

async function endToEndTests() {
  const file = path.join(reports, "playwright.json");
  const { code } = await runTool("@playwright/test", ["test", "--reporter=list,json"], {
    CHROMIUM_PATH: await ensureChromium(),
    E2E_PORT: String(await firstFreePort(firstTestPort)),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return playwrightCounts(code, readReport(file));
}

const steps = {
  format: { title: "format", work: () => check("prettier", ["--check", "."]) },
  lint: { title: "lint", work: () => check("eslint", [".", "--max-warnings=0"]) },
  unused: { title: "unused files, exports, packages", work: () => check("knip", []) },
  licences: { title: "licences and versions of the packages", work: licencesCheck },
  types: { title: "types", work: typesCheck },
  jest: { title: "unit tests", work: unitTests },
  pictures: { title: "pictures", work: picturesCheck },
  fonts: { title: "fonts", work: fontsCheck },
  subpath: { title: "build under a sub-path", work: subPathBuild },
  build: { title: "build", work: build },
  html: { title: "valid HTML", work: validHtml },
  e2e: { title: "end-to-end tests", work: endToEndTests },
};

/** The steps that --only=jest,build asks for, in their own order; all of them without it. */
function chosenSteps() {
  const only = process.argv.find((argument) => argument.startsWith("--only="));
  if (!only) return Object.entries(steps);
  const names = only.slice("--only=".length).split(",");
  const unknown = names.find((name) => !(name in steps));
  if (unknown !== undefined) {
    throw new Stop(`There is no step "${unknown}": choose from ${Object.keys(steps).join(", ")}.`);
  }
  return Object.entries(steps).filter(([name]) => names.includes(name));
}

/** A step that stops with its sentence has failed like any other, and the run still ends with its counts. */
async function countsOf(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return checkCounts(1);
  }
}

async function runSteps(chosen) {
  const results = [];
  for (const [index, [, { title, work }]] of chosen.entries()) {
    console.log(`\n— ${index + 1}/${chosen.length} ${title}`);
    const elapsed = stopwatch();
    const counts = await countsOf(work);
    results.push(counts);
    console.log(`  ${title}: ${counts.failed ? "FAILED after" : "passed in"} ${elapsed()}`);
    if (counts.failed > 0) {
      const left = chosen.slice(index + 1).map(([name]) => name);
      if (left.length > 0) console.log(`  not run: ${left.join(", ")}`);
      break;
    }
  }
  return results;
}

/** What is tested is the site as committed, not as the settings of this shell would build it. */
function forgetPublicSettings() {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith("NEXT_PUBLIC_")) delete process.env[name];
  }
}

await command(async () => {
  const chosen = chosenSteps();
  forgetPublicSettings();
  const whole = stopwatch();
  const ready = await countsOf(async () => {
    if (chosen.some(([name]) => name === "e2e")) await ensureChromium();
    return checkCounts(0);
  });
  const results = ready.failed ? [ready] : await runSteps(chosen);
  rmSync(reports, { recursive: true, force: true });
  const counts = total(results);
  console.log(`\nThe whole run took ${whole()}.`);
  console.log(lastLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
