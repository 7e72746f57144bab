import { readFileSync } from "node:fs";
import { checkCounts, notTested, type Counts } from "./counts";
import { runScript, runTool } from "../../lib/node/steps";

/** `held`: other steps run beside it, so its output is printed at its end. */
export type Step = { title: string; work: (held: boolean) => Promise<Counts> };

/** The runner guarantees the type of its report. */
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

/** What the steps so far have skipped, one sentence each. */
export const leftOut: string[] = [];

export const script = (title: string, file: string, args: readonly string[] = []): Step => ({
  title,
  work: async (held) => {
    const { code, output } = await runScript(file, args, {}, held);
    leftOut.push(...notTested(output));
    return checkCounts(code, output);
  },
});

/** Next writes the types of the routes first. A worker has other globals than a page, so it is a project of its own. */
export async function types(held: boolean) {
  const { code } = await runTool("next", ["typegen"], {}, held);
  const projects = [".", "components/features/offline/worker"];
  const work = () => runTool("typescript", ["--build", "--noEmit", ...projects], {}, held);
  return checkCounts(code || (await work()).code);
}
