import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { outsideCause } from "./outside-cause.cjs";
import { run, stopwatch, Stop } from "./steps";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const windowsFolders = ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"];

const onWindows = () =>
  windowsFolders
    .flatMap((name) => process.env[name] ?? [])
    .map((folder) => path.join(folder, "Google/Chrome/Application/chrome.exe"));

/**
 * Runs the program, because some distributions have a stub that only asks to install the real one. On Windows the file is enough, because
 * there Chrome opens a window instead of printing its version.
 */
function runs(file: string) {
  if (process.platform === "win32") return existsSync(file);
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

function onPath(name: string) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.filter(Boolean).map((folder) => path.join(folder, name));
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright");
  return chromium.executablePath();
}

const shellName = "chromium-headless-shell";

/**
 * Chromium's headless shell opens and draws a page in two thirds of the time. Uses Debian's, if it is beside the full one; a browser
 * named by CHROMIUM_PATH serves for both.
 */
export function findShell() {
  return process.env.CHROMIUM_PATH ? undefined : onPath(shellName).find(runs);
}

/** Finds the browser for the tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own. */
export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    throw new Stop(
      `CHROMIUM_PATH is "${asked}", and no browser starts there: correct it or leave it out.`,
    );
  }
  const candidates = [
    ...names.flatMap(onPath),
    ...applications,
    ...onWindows(),
    await playwrightsOwn(),
  ];
  return candidates.find(runs);
}

const aptGet = (...args: string[]) => run("apt-get", args, { DEBIAN_FRONTEND: "noninteractive" });
const installing = ["install", "-y", "--no-install-recommends", "--no-remove"];
const canInstall = () => process.getuid?.() === 0 && onPath("apt-get").some(existsSync);

async function installFromDebian() {
  console.log("Installing Chromium (once, a minute or two)");
  const elapsed = stopwatch();
  for (const args of [["update"], [...installing, "chromium"]]) {
    const { code, output } = await aptGet(...args);
    if (code !== 0) {
      throw new Stop(
        outsideCause(output) ??
          `apt-get ${args[0]} failed, its output above says why: fix that, or set CHROMIUM_PATH to a browser.`,
      );
    }
  }
  console.log(`  installed in ${elapsed()}\n`);
}

/** Takes seconds, and the tests run without it too. */
export async function ensureShell() {
  if (process.env.CHROMIUM_PATH || findShell() || !canInstall()) return;
  console.log("Adding Chromium's headless shell, in which the end-to-end tests are sooner done");
  const quick = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
  const { code } = await aptGet(...quick, ...installing, shellName);
  console.log(code === 0 ? "  added\n" : "  not added: the tests take the browser that is there\n");
}

/** Returns the path of a browser for the tests; installs Debian's when there is none and this is root, or stops with instructions. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  if (canInstall()) {
    await installFromDebian();
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Stop(
    "No browser was found for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.",
  );
}
