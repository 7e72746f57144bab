// @ts-nocheck
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runProgram } from "./run";

/** Fetched when it is asked for: 13 needs Node 22, and no test of the site needs either. */
const lighthouse = "lighthouse@12.8.2";

const report = path.join(root, "node_modules", ".cache", "bench", "lighthouse.json");

const browserFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
].join(" ");

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * What is in the middle of each figure, over several measurements of the same.
 * @param {Record<string, number>[]} seen
 * @returns {Record<string, number>}
 */
export function medians(seen) {
  return Object.fromEntries(
    Object.keys(seen[0] ?? {}).map((name) => [name, median(seen.map((each) => each[name]))]),
  );
}

/**
 * Lighthouse's mobile profile, several times.
 * @param {string} address
 * @param {{ chromium: string, runs: number }} options
 * @returns {Promise<Record<string, number>>} medians: performance 0-100, the rest in ms but for CLS
 */
export async function lighthouseMedians(address, { chromium, runs }) {
  const seen = [];
  mkdirSync(path.dirname(report), { recursive: true });
  for (let run = 0; run < runs; run++) {
    const args = ["--yes", lighthouse, address, "--quiet", "--only-categories=performance"];
    const flags = ["--output=json", `--output-path=${report}`, `--chrome-flags=${browserFlags}`];
    await runProgram("npx", [...args, ...flags], { env: { CHROME_PATH: chromium } });
    const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
    seen.push({
      performance: Math.round(categories.performance.score * 100),
      LCP: audits["largest-contentful-paint"].numericValue,
      FCP: audits["first-contentful-paint"].numericValue,
      TBT: audits["total-blocking-time"].numericValue,
      CLS: audits["cumulative-layout-shift"].numericValue,
      SI: audits["speed-index"].numericValue,
    });
  }
  rmSync(report, { force: true });
  return medians(seen);
}
