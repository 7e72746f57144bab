// @ts-nocheck
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { childEnvironment, root, Stop } from "../lib/steps";

export { root };

const sampleMs = 200;

/** Resident memory of a process and all it has started, in bytes; zero where the system does not tell (no /proc). */
function memoryOf(pid) {
  try {
    const resident = Number(
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1],
    );
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    return (resident || 0) * 1024 + children.reduce((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return 0;
  }
}

/**
 * Runs a program quietly.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ seconds: number, peakBytes: number, output: string }>} throws with the end of its output where it fails
 */
export function runProgram(program, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(program, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let peakBytes = 0;
    const sampling = setInterval(() => {
      peakBytes = Math.max(peakBytes, memoryOf(child.pid));
    }, sampleMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => (output += chunk));
    }
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(sampling);
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, peakBytes, output });
      else reject(new Stop(`${program} ${args.join(" ")} failed:\n${output.slice(-2000)}`));
    });
  });
}
