"use strict";
/**
 * Installs the packages that are missing, then runs one of the project's TypeScript programs:
 *   node scripts/run.cjs scripts/build [arguments]
 * Plain JavaScript, because it runs before anything is installed. scripts/require-node.cjs has checked the version of Node.
 */
const { spawn } = require("node:child_process");
const path = require("node:path");
const { ensureInstalled } = require("../lib/node/install.cjs");

const root = path.join(__dirname, "..");

async function main([name, ...args] = process.argv.slice(2)) {
  // Who only wants to see the site does not wait for the packages of its tests.
  await ensureInstalled({ tools: name !== "scripts/start" });
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
