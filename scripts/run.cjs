"use strict";
/**
 * Installs the packages of package-lock.json if they are missing, then runs one of the project's TypeScript programs:
 *   node scripts/run.cjs scripts/build [arguments]
 * Plain JavaScript, because it runs before anything is installed. scripts/require-node.cjs has checked the version of Node.
 */
const { spawn } = require("node:child_process");
const { existsSync, lstatSync, statSync, utimesSync } = require("node:fs");
const path = require("node:path");
const { outsideCause } = require("../lib/node/outside-cause.cjs");

const root = path.join(__dirname, "..");
/** npm writes this file last, so an interrupted installation does not have it. */
const modules = path.join(root, "node_modules");
const record = path.join(modules, ".package-lock.json");

function isInstalled() {
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

async function ensureInstalled() {
  if (isInstalled()) return;
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      "node_modules is a link to another folder, whose packages an installation would delete: remove the link and run the command again.",
    );
    process.exit(1);
  }
  console.log("Installing the packages (once, about a minute)");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=notice"];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  Reflect.deleteProperty(env, "NODE_ENV");
  // Uses npm's own file with this very Node if npm started us, else the npm on the PATH.
  const npm = process.env.npm_execpath;
  const { code, errors } = npm?.endsWith("npm-cli.js")
    ? await run(process.execPath, [npm, ...args], env)
    : await run("npm", args, env);
  if (code !== 0) {
    const advice =
      "npm could not install the packages; its output above says why: mend that and run the command again.";
    console.error(`\n${outsideCause(errors) ?? advice}`);
    process.exit(1);
  }
  const now = new Date();
  utimesSync(record, now, now);
}

async function main([name, ...args] = process.argv.slice(2)) {
  await ensureInstalled();
  const command = ["--import", "tsx", path.join(root, `${name}.ts`), ...args];
  const program = spawn(process.execPath, command, { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    // A terminal sends Ctrl-C to the program as well, which ends first, and this one with it.
    process.on(signal, () => signal === "SIGTERM" && program.kill(signal));
  }
  program.on("close", (code) => {
    process.exitCode = code ?? 130;
  });
}

main();
