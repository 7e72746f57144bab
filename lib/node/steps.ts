import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export type Environment = Record<string, string | undefined>;

export interface Ended {
  code: number;
  /** The end of what the program wrote. */
  output: string;
}

const quietAfter = 15_000;
const rememberedOutput = 40_000;

/** A failure whose message is the sentence that the person at the terminal needs; it is printed without a stack. */
export class Stop extends Error {}

/** Formats the duration of a step. */
export function stopwatch() {
  const began = performance.now();
  return () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** Runs a step of the build and prints its name and its duration. */
export async function step<Result>(name: string, work: () => Result | Promise<Result>) {
  console.log(`Building: ${name}`);
  const elapsed = stopwatch();
  const result = await work();
  console.log(`  done in ${elapsed()}\n`);
  return result;
}

/** Tools behave differently by NODE_ENV, so a value from the shell must not reach them. */
export function childEnvironment(extra: Environment) {
  const environment = { ...process.env };
  Reflect.deleteProperty(environment, "NODE_ENV");
  const colour =
    process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};
  const always = { NEXT_TELEMETRY_DISABLED: "1", PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  return Object.assign(environment, always, colour, extra);
}

/**
 * Runs a program, shows its output as it comes, reports progress when it is silent, and resolves to its exit code and the end of its
 * output. With `held` it prints nothing until it ends, because others run beside it.
 */
export function run(
  program: string,
  args: readonly string[],
  environment: Environment = {},
  held = false,
) {
  const env = childEnvironment(environment);
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const elapsed = stopwatch();
  let output = "";
  let lastHeard = performance.now();
  const pulse = setInterval(() => {
    if (held || performance.now() - lastHeard < quietAfter) return;
    lastHeard = performance.now();
    console.log(`  … still working after ${elapsed()}`);
  }, 1000);
  for (const from of ["stdout", "stderr"] as const) {
    child[from].on("data", (chunk: Buffer) => {
      lastHeard = performance.now();
      if (!held) process[from].write(chunk);
      output = (output + chunk.toString()).slice(-rememberedOutput);
    });
  }
  let interrupted = false;
  // A terminal sends Ctrl-C to the child itself, and a second signal would interrupt its cleanup.
  const interrupt = (signal: NodeJS.Signals) => {
    if (interrupted) process.exit(130);
    interrupted = true;
    if (signal === "SIGTERM" || !process.stdin.isTTY) child.kill("SIGINT");
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  return new Promise<Ended>((resolve) => {
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) => {
      clearInterval(pulse);
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
      if (interrupted) process.exit(130);
      if (held) process.stdout.write(output);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs the command line of an installed package with this very Node, so that no shell and no PATH is involved. */
export function runTool(
  name: string,
  args: readonly string[],
  environment?: Environment,
  held?: boolean,
) {
  const folder = path.join(root, "node_modules", name);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const file = typeof bin === "string" ? bin : (bin[path.basename(name)] ?? Object.values(bin)[0]);
  return run(process.execPath, [path.join(folder, file ?? ""), ...args], environment, held);
}

/** Runs one of our own scripts, by its path from the project's root. */
export function runScript(
  file: string,
  args: readonly string[] = [],
  environment?: Environment,
  held?: boolean,
) {
  const program = ["--import", "tsx", path.join(root, file), ...args];
  return run(process.execPath, program, environment, held);
}

/** The frame of every command: an expected failure prints its sentence, any other its stack, and both end with exit code 1. */
export async function command(main: () => Promise<void>) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
