import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What no record can be read for, each fault once: every module of content/ reads its records when it is loaded. */
async function unreadRecords(folder: string): Promise<readonly string[]> {
  const modules = readdirSync(folder).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const faults = new Set<string>();
  for (const file of modules)
    await import(pathToFileURL(path.join(folder, file)).href).catch((error: unknown) =>
      messageOf(error)
        .split("\n")
        .forEach((fault) => faults.add(fault)),
    );
  return [...faults];
}

/**
 * What keeps content/ from being built, a sentence each; what two records contradict each other in, once all of them can be read. `folder`
 * holds the modules, which read the records of the working directory.
 */
export async function contentFaults(folder: string): Promise<readonly string[]> {
  const unread = await unreadRecords(folder);
  if (unread.length > 0) return unread;
  const { contradictions } = await import("./cross-checks");
  return contradictions();
}
