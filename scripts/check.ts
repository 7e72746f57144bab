/**
 * Lists in plain words what is still a placeholder or unset, and what that means for a guest; it never fails because of it.
 *   npm run check                    all of it
 *   npm run check -- --faults        only what stops a build; the build begins with this
 *   npm run check -- --count         only the last line; the build ends with this
 *   npm run check -- --as-delivered  before delivery: writes the present state into content/records/shipped.yaml
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { contentFaults } from "@/content/checks/content-faults";
import { notForDelivery } from "@/content/checks/delivered";
import { todayInAddis } from "@/content/model/today";
import { siteReport } from "@/content/checks/site-report";
import { command, root, Stop } from "../lib/node/steps";

/** Imported here and not above, so that a broken record is reported in a sentence. */
async function read() {
  const faults = await contentFaults();
  if (faults.length > 0) throw new Stop(faults.join("\n"));
  const { readCheckFacts, printShipped } = await import("@/content/checks/check-facts");
  const facts = readCheckFacts(process.env.NEXT_PUBLIC_SITE_URL);
  return { facts, shipped: printShipped(facts.hashes) };
}

/** The pictures of content/records/media, which the build reads itself. */
async function readPictures() {
  const { readMasters } = await import("./pictures/masters");
  const { faults } = await readMasters(path.join(root, "content/records/media"));
  if (faults.length > 0)
    throw new Stop(faults.map((fault) => `content/records/media: ${fault}`).join("\n"));
}

await command(async () => {
  const { facts, shipped } = await read();
  if (process.argv.includes("--faults")) return;
  if (!process.argv.includes("--count")) await readPictures();
  if (process.argv.includes("--as-delivered")) {
    const faults = notForDelivery(facts.site);
    if (faults.length > 0) throw new Stop(faults.join("\n"));
    return writeFileSync(path.join(root, "content/records/shipped.yaml"), shipped);
  }
  console.log(siteReport(facts, todayInAddis(), process.argv.includes("--count")));
});
