"use strict";
/**
 * Installs the packages of package-lock.json that are missing. Plain JavaScript, because it runs before anything is installed.
 * scripts/require-node.cjs has checked the version of Node.
 */
const { spawn } = require("node:child_process");
const { existsSync, lstatSync, readFileSync, rmSync, statSync, utimesSync } = require("node:fs");
const path = require("node:path");
const { outsideCause } = require("./outside-cause.cjs");

const root = path.join(__dirname, "../..");
const modules = path.join(root, "node_modules");
/** npm writes this file last, so an interrupted installation does not have it. */
const record = path.join(modules, ".package-lock.json");

/** @type {(names: Record<string, string>) => boolean} */
const areThere = (names) =>
  Object.keys(names).every((name) => existsSync(path.join(modules, name, "package.json")));

function isCurrent() {
  const lock = path.join(root, "package-lock.json");
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

// Standard error is shown as it comes, and also returned.
/** @type {(program: string, args: string[], env: NodeJS.ProcessEnv) => Promise<{ code: number, errors: string }>} */
const run = (program, args, env) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ["inherit", "inherit", "pipe"],
      shell: program === "npm" && process.platform === "win32",
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      process.stderr.write(chunk);
      errors += chunk;
    });
    const started = Date.now();
    const pulse = setInterval(() => {
      console.log(`  … still installing after ${Math.round((Date.now() - started) / 1000)} s`);
    }, 15_000);
    child.on("error", (error) => {
      console.error(error.message);
      errors += error.message;
    });
    child.on("close", (code) => {
      clearInterval(pulse);
      resolve({ code: code ?? 1, errors });
    });
  });

/** @type {(args: string[]) => Promise<void>} */
async function npm(args) {
  const all = [...args, "--no-audit", "--no-fund", "--loglevel=notice"];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  Reflect.deleteProperty(env, "NODE_ENV");
  // Uses npm's own file with this very Node if npm started us, else the npm on the PATH.
  const own = process.env.npm_execpath;
  const { code, errors } = own?.endsWith("npm-cli.js")
    ? await run(process.execPath, [own, ...all], env)
    : await run("npm", all, env);
  if (code !== 0) {
    const advice =
      "npm could not install the packages; its output above says why: fix that and run the command again.";
    console.error(`\n${outsideCause(errors) ?? advice}`);
    process.exit(1);
  }
  const now = new Date();
  utimesSync(record, now, now);
}

/** @type {() => { dependencies: Record<string, string>, devDependencies: Record<string, string> }} */
const listed = () => JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

function refuseLink() {
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  console.error(
    "node_modules is a link to another folder, whose packages an installation would delete: remove the link and run the command again.",
  );
  process.exit(1);
}

/** Adds the packages that only developers use (`devDependencies`) and keeps those that are there, with which a program may be running. */
async function addTools() {
  if (areThere(listed().devDependencies)) return;
  refuseLink();
  console.log("Installing the packages of developers (once, about a minute)");
  // If it is interrupted, everything is installed anew.
  rmSync(record, { force: true });
  await npm(["install", "--no-save", "--include=dev"]);
}

/**
 * Installs what the site is built of (`dependencies`) and, with `tools`, the packages of developers too. Those that are there stay.
 * @param {{ tools: boolean }} wanted
 */
async function ensureInstalled({ tools }) {
  const { dependencies, devDependencies } = listed();
  if (isCurrent() && areThere(dependencies)) {
    if (tools) await addTools();
    return;
  }
  refuseLink();
  console.log("Installing the packages (once, about a minute)");
  await npm(["ci", tools || areThere(devDependencies) ? "--include=dev" : "--omit=dev"]);
}

module.exports = { addTools, ensureInstalled };
