// @ts-nocheck
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "./base-path";
import { fingerprint } from "./fingerprint";
import { siteUrlNotice } from "./site-url";
import { outsideCause, root, runScript, runTool, stopwatch, Stop } from "./steps";

const stamp = path.join(root, "node_modules", ".cache", "site", "built");

/** When out/ was written is part of the stamp: a bare `next build` in between must not pass for a checked one. */
function stampOf(sources) {
  return `${sources} ${statSync(path.join(root, "out", "index.html")).mtimeMs}`;
}

/** Whether out/ holds exactly what these sources build to. */
export function isBuilt() {
  try {
    return readFileSync(stamp, "utf8") === stampOf(fingerprint(root, process.env));
  } catch {
    return false;
  }
}

async function step(name, work) {
  console.log(`Building: ${name}`);
  const elapsed = stopwatch();
  const { code, output } = await work();
  if (code !== 0) {
    throw new Stop(
      outsideCause(output) ??
        `The build failed in the step "${name}": its output above says why; mend that and run the command again.`,
    );
  }
  console.log(`  done in ${elapsed()}\n`);
}

/** Builds out/ from the sources, or stops naming the step that failed. */
export async function buildSite() {
  basePath();
  console.log(`${siteUrlNotice(process.env.NEXT_PUBLIC_SITE_URL)}\n`);
  rmSync(stamp, { force: true });
  await step("pictures", () => runScript("scripts/pictures.ts"));
  const sources = fingerprint(root, process.env);
  await step("pages", () => runTool("next", ["build"]));
  await step("unwanted documents", () => runScript("scripts/tidy-out.ts"));
  await step("stylesheets", () => runScript("scripts/merge-stylesheets.ts"));
  await step("social cards", () => runScript("scripts/social-cards.ts"));
  await step("search engines", () => runScript("scripts/search-engines.ts"));
  await step("late start", () => runScript("scripts/late-start.ts"));
  // The last to touch the HTML: it hashes what stands there.
  await step("policy", () => runScript("scripts/policy.ts"));
  await step("offline worker", () => runScript("scripts/offline.ts"));
  await step("host files", () => runScript("scripts/hosts.ts"));
  await step("check of out/", () => runScript("scripts/check-out.ts"));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOf(sources));
}
