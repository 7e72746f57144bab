import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { todayInAddis } from "@/content/model/today";
import { waitingStories } from "@/content/model/waiting-stories";
import { fingerprint } from "./fingerprint";
import { basePath, siteUrlNotice } from "../../lib/node/base-path";
import { outsideCause } from "../../lib/node/outside-cause.cjs";
import { root, runScript, runTool, step, Stop, type Ended } from "../../lib/node/steps";

const stamp = path.join(root, "node_modules", ".cache", "site", "built");

/**
 * The stamp includes the time when out/ was written, because a bare `next build` in between must not pass for a checked one, and the
 * stories that wait for their day, because the date itself changes nothing else.
 */
function stampOf(sources: string): string {
  const waiting = waitingStories(path.join(root, "content/records/stories"), todayInAddis());
  const written = statSync(path.join(root, "out", "index.html")).mtimeMs;
  return [sources, written, ...waiting].join(" ");
}

/** Returns whether out/ was built from exactly these sources. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stamp, "utf8") === stampOf(fingerprint(root, process.env));
  } catch {
    return false;
  }
}

async function program(name: string, run: () => Promise<Ended>): Promise<void> {
  const { code, output } = await step(name, run);
  if (code === 0) return;
  throw new Stop(
    outsideCause(output) ??
      `The build failed in the step "${name}": its output above says why; fix that and run the command again.`,
  );
}

/** The editor and `npm test` check the types; a compiler's cache costs the first build more than it gives. */
const soonest = { TYPES_ARE_CHECKED: "1", BUILDS_ONCE: "1" };

type Options = {
  /** Also fails on what only search engines stumble over. */
  strict?: boolean;
  /** Somebody waits to see the site. */
  soon?: boolean;
  /** Names steps of scripts/build/next to leave out. */
  without?: string;
};

/** Builds out/ from the sources, or stops and names the step that failed. */
export async function buildSite({
  strict = false,
  soon = false,
  without = "",
}: Options = {}): Promise<void> {
  basePath();
  console.log(`${siteUrlNotice(process.env.NEXT_PUBLIC_SITE_URL)}\n`);
  rmSync(stamp, { force: true });
  await program("content", () => runScript("scripts/check.ts", ["--faults"]));
  await program("pictures", () => runScript("scripts/pictures.ts"));
  const sources = fingerprint(root, process.env);
  await program("pages", () => runTool("next", ["build"], soon ? soonest : {}));
  // Runs as a process of its own, because the content reads the public settings once.
  const options = [...(strict ? ["--strict"] : []), ...(without ? [`--without=${without}`] : [])];
  await program("finish", () => runScript("scripts/finish-build.ts", options));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOf(sources));
  await runScript("scripts/check.ts", ["--count"]);
}
