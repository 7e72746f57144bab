// @ts-nocheck
import { readFile } from "node:fs/promises";
import path from "node:path";
import { root, Stop } from "./steps";

/** What app/build-facts.json tells the steps after `next build`; the last of them takes it out of out/ again. */
export const buildFactsFile = path.join(root, "out/build-facts.json");

/** @returns {Promise<import("../../components/features/seo/build-facts").BuildFacts>} */
export async function readBuildFacts() {
  const text = await readFile(buildFactsFile, "utf8").catch(() => {
    throw new Stop("out/build-facts.json is not there: run npm run build.");
  });
  return JSON.parse(text);
}
