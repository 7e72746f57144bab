/**
 * Names in plain words what is still a placeholder or unset, and what that means for a guest; it never fails for that.
 *   npm run check                    all of it
 *   npm run check -- --count         the last line alone, as the build ends with
 *   npm run check -- --as-delivered  before delivery: what stands now is what content/shipped.yaml lists
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { countLine, countThings, describe, placeholders } from "@/content/placeholders";
import { command, root, Stop } from "./lib/steps";

/** Loaded here, not above, so that a record that cannot be read ends in its sentence. */
async function read() {
  try {
    const { readCheckFacts, printShipped } = await import("@/content/check-facts");
    const facts = readCheckFacts(process.env.NEXT_PUBLIC_SITE_URL);
    return { facts, shipped: printShipped(facts.hashes) };
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error));
  }
}

await command(async () => {
  const { facts, shipped } = await read();
  if (process.argv.includes("--as-delivered")) {
    return writeFileSync(path.join(root, "content/shipped.yaml"), shipped);
  }
  // Swedish writes a day as the records do; east of Greenwich it begins earlier.
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Africa/Addis_Ababa" });
  const groups = placeholders(facts, today);
  const count = countThings(groups);
  if (process.argv.includes("--count")) {
    console.log(countLine(count, count > 0 ? ": npm run check lists them" : ""));
    return;
  }
  if (count > 0) console.log(describe(groups));
  console.log(countLine(count));
});
