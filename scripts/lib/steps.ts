// @ts-nocheck
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const quietAfter = 15_000;
const rememberedOutput = 40_000;

/** A failure whose message is the one sentence the person at the terminal needs: it is shown without a stack. */
export class Stop extends Error {}

/** The wall clock of a step, as it is printed. */
export function stopwatch() {
  const began = performance.now();
  return () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/**
 * Tools decide by NODE_ENV what they build and test, so one that happens to be set in a shell must not reach them.
 * @param {Record<string, string | undefined>} extra
 */
export function childEnvironment(extra) {
  const colour =
    process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};
  return {
    ...process.env,
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: "1",
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
    ...colour,
    ...extra,
  };
}

/**
 * Runs a program, shows its output as it comes, says that it is still at work when it falls silent,
 * and resolves to its exit code and the end of its output.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: childEnvironment(environment),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const elapsed = stopwatch();
    let output = "";
    let lastHeard = performance.now();
    const pulse = setInterval(() => {
      if (performance.now() - lastHeard < quietAfter) return;
      lastHeard = performance.now();
      console.log(`  … still working after ${elapsed()}`);
    }, 1000);
    let interrupted = false;
    // A terminal's Ctrl-C reaches the child by itself, and a second signal would keep it from tidying up.
    const interrupt = (signal) => {
      if (interrupted) process.exit(130);
      interrupted = true;
      if (signal === "SIGTERM" || !process.stdin.isTTY) child.kill("SIGINT");
    };
    process.on("SIGINT", interrupt);
    process.on("SIGTERM", interrupt);
    const finish = (code, message) => {
      clearInterval(pulse);
      process.off("SIGINT", interrupt);
      process.off("SIGTERM", interrupt);
      if (interrupted) process.exit(130);
      resolve({ code, output: output + message });
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on("data", (chunk) => {
        lastHeard = performance.now();
        to.write(chunk);
        output = (output + chunk).slice(-rememberedOutput);
      });
    }
    child.on("error", (error) => finish(1, error.message));
    child.on("close", (code) => finish(code ?? 1, ""));
  });
}

/**
 * Runs the command line of an installed package under this very Node, so that no shell and no PATH is involved.
 * @param {string} name the package
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment]
 */
export function runTool(name, args, environment) {
  const folder = path.join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = typeof bin === "string" ? bin : (bin[path.basename(name)] ?? Object.values(bin)[0]);
  return run(process.execPath, [path.join(folder, file), ...args], environment);
}

/**
 * Runs one of our own scripts.
 * @param {string} file path from the project's root
 * @param {string[]} [args]
 */
export function runScript(file, args = []) {
  return run(process.execPath, ["--import", "tsx", path.join(root, file), ...args]);
}

/** What a program's output says about a cause outside the project, as one sentence; undefined where it says nothing. */
export function outsideCause(output) {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return "The disk is full: free about 1 GB and run the command again.";
  }
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request/.test(output)
  ) {
    return "The network could not be reached: check the connection and run the command again.";
  }
  if (/JavaScript heap out of memory|Cannot allocate memory/.test(output)) {
    return "The memory ran out: close other programs (2 GB should be free) and run the command again.";
  }
  return undefined;
}

/**
 * The frame of every command: an expected failure ends in its sentence, anything else in its stack, both in exit code 1.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
