import { readFileSync } from "node:fs";
import { checkCounts, type Counts } from "./counts";
import { runScript, runTool } from "./steps";

/** `held`: other steps run beside it, so its output waits for its end. */
export type Step = { title: string; work: (held: boolean) => Promise<Counts> };

/** The type of the report is the runner's own promise. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

export const tool = (title: string, name: string, args: readonly string[]): Step => ({
  title,
  work: async (held) => checkCounts((await runTool(name, args, {}, held)).code),
});

export const script = (title: string, file: string, args: readonly string[] = []): Step => ({
  title,
  work: async (held) => checkCounts((await runScript(file, args, {}, held)).code),
});

/** Next writes the types of the routes first. */
export async function types(held: boolean) {
  const { code } = await runTool("next", ["typegen"], {}, held);
  const work = () => runTool("typescript", ["--noEmit", "-p", "."], {}, held);
  return checkCounts(code || (await work()).code);
}
