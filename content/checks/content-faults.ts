import { pathToFileURL } from "node:url";
import { contentModules } from "./content-modules";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What no record can be read for, each fault once: every module reads its records when it is loaded. */
async function unreadRecords(): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (const file of contentModules)
    await import(pathToFileURL(file).href).catch((error: unknown) =>
      messageOf(error)
        .split("\n")
        .forEach((fault) => faults.add(fault)),
    );
  return [...faults];
}

/** What keeps content/ from being built, a sentence each; what two records contradict each other in, once all of them can be read. */
export async function contentFaults(): Promise<readonly string[]> {
  const unread = await unreadRecords();
  if (unread.length > 0) return unread;
  const { contradictions } = await import("./cross-checks");
  return contradictions();
}
