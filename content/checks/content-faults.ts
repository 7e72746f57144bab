import { pathToFileURL } from "node:url";
import { contentModules } from "./content-modules";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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

/**
 * Returns a sentence for each fault that keeps content/ from being built; contradictions between records are checked once all can be
 * read.
 */
export async function contentFaults(): Promise<readonly string[]> {
  const unread = await unreadRecords();
  if (unread.length > 0) return unread;
  const { contradictions } = await import("./cross-checks");
  return contradictions();
}
