/**
 * Names in plain words what is still a placeholder or unset, and what that means for a guest; it never fails for that.
 *   npm run check                    all of it
 *   npm run check -- --faults        only what stops a build, as the build begins with
 *   npm run check -- --count         the last line alone, as the build ends with
 *   npm run check -- --as-delivered  before delivery: what stands now is what content/shipped.yaml lists
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { notForDelivery } from "@/content/delivered";
import { todayInAddis } from "@/content/today";
import {
  countLine,
  countThings,
  describe,
  describeWaiting,
  placeholders,
} from "@/content/placeholders";
import { command, root, Stop } from "./lib/steps";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What keeps content/ from being built, each fault once: every module of it reads its records when it is loaded. */
async function contentFaults(): Promise<readonly string[]> {
  const folder = path.join(root, "content");
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

/** Loaded here, not above, so that a record that cannot be read ends in its sentence. */
async function read() {
  const faults = await contentFaults();
  if (faults.length > 0) throw new Stop(faults.join("\n"));
  const { contradictions } = await import("@/content/cross-checks");
  const differing = contradictions();
  if (differing.length > 0) throw new Stop(differing.join("\n"));
  const { readCheckFacts, printShipped } = await import("@/content/check-facts");
  const facts = readCheckFacts(process.env.NEXT_PUBLIC_SITE_URL);
  return { facts, shipped: printShipped(facts.hashes) };
}

/** The pictures of content/media, which the build reads for itself. */
async function readPictures() {
  const { readMasters } = await import("./pictures/masters");
  const { faults } = await readMasters(path.join(root, "content/media"));
  if (faults.length > 0)
    throw new Stop(faults.map((fault) => `content/media: ${fault}`).join("\n"));
}

await command(async () => {
  const { facts, shipped } = await read();
  if (process.argv.includes("--faults")) return;
  if (!process.argv.includes("--count")) await readPictures();
  if (process.argv.includes("--as-delivered")) {
    const faults = notForDelivery(facts.site);
    if (faults.length > 0) throw new Stop(faults.join("\n"));
    return writeFileSync(path.join(root, "content/shipped.yaml"), shipped);
  }
  const groups = placeholders(facts, todayInAddis());
  const count = countThings(groups);
  if (facts.waiting.length > 0) console.log(`${describeWaiting(facts.waiting)}\n`);
  if (process.argv.includes("--count")) {
    console.log(countLine(count, count > 0 ? ": npm run check lists them" : ""));
    return;
  }
  if (count > 0) console.log(describe(groups));
  console.log(countLine(count));
});
