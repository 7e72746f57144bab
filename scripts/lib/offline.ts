// @ts-nocheck
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./steps";

const template = (name) => readFileSync(path.join(root, "scripts/offline", name), "utf8");

/** The name of this build, as Next writes it into every page: the folder beside chunks/ and media/. */
function releaseOf(out) {
  const folders = readdirSync(path.join(out, "_next/static"), { withFileTypes: true });
  const releases = folders.filter(
    (entry) => entry.isDirectory() && !["chunks", "media", "css"].includes(entry.name),
  );
  if (releases.length !== 1)
    throw new Error(`out/_next/static names ${releases.length} builds instead of one.`);
  return releases[0].name;
}

/** What the card needs to look like itself: its styles, scripts and fonts, all of which the guest's page has fetched already. */
function partsOf(html) {
  const references = html.matchAll(
    /<(?:script|link)[^>]*? (?:src|href)="([^"]*\/_next\/static\/[^"]+)"[^>]*>/g,
  );
  const wanted = [...references].filter(
    ([tag]) => !/ noModule| rel="icon"| rel="apple-touch-icon"/.test(tag),
  );
  return [...new Set(wanted.map(([, address]) => address))];
}

/**
 * The text of sw.js for an exported folder.
 * @param {{ out: string, basePath: string, enabled: boolean }} site
 */
export function workerFor({ out, basePath, enabled }) {
  if (!enabled) return template("farewell.js").replace("BASE", basePath);
  const release = releaseOf(out);
  const html = readFileSync(path.join(out, "stay_card/index.html"), "utf8");
  if (!html.includes(release)) throw new Error("out/stay_card/index.html does not name its build.");
  return template("worker.js")
    .replace("scripts/offline.ts fills in the words in capitals.", "Written by scripts/offline.ts.")
    .replace("RELEASE", release)
    .replace("BASE", basePath)
    .replace("CARD", `${basePath}/stay_card/`)
    .replace("...PARTS", `...${JSON.stringify(partsOf(html))}`);
}
