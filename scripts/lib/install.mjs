import { existsSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { outsideCause, root, run, stopwatch, Stop } from "./steps.mjs";

/** npm writes this file last, so a cut-off installation has none. */
const record = path.join(root, "node_modules", ".package-lock.json");
const lock = path.join(root, "package-lock.json");

function isInstalled() {
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

/** npm's own file under this Node where npm started us; what the PATH calls npm elsewhere. */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith("npm-cli.js")) return run(process.execPath, [started, ...args]);
  return run("npm", args);
}

/**
 * `npm ci` would refuse a lock file written where the registry lacks other systems' optional binaries;
 * this installs the same pinned versions and leaves the lock file alone.
 */
const pinnedInstall = [
  "install",
  "--no-save",
  "--include=dev",
  "--no-audit",
  "--no-fund",
  "--loglevel=notice",
];

/** Brings node_modules to what package-lock.json says, or stops with what to do. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages (once, about a minute)");
  const elapsed = stopwatch();
  const { code, output } = await npm(pinnedInstall);
  if (code !== 0) {
    throw new Stop(
      outsideCause(output) ??
        "npm could not install the packages; its output above says why: mend that and run the command again.",
    );
  }
  const now = new Date();
  utimesSync(record, now, now);
  console.log(`  installed in ${elapsed()}\n`);
}
