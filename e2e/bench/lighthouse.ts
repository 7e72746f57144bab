import { readFileSync } from "node:fs";
import path from "node:path";
import { ensureChromium, findShell } from "@/lib/node/chromium";
import { root } from "@/lib/node/steps";
import { quietly } from "./floor";

/** Fetched when it is asked for: 13 needs Node 22, and no test of the site needs either. */
const lighthouse = "lighthouse@12.8.2";

/**
 * Without windows Chromium draws once a second what it holds back for a smoother change of pages: a first paint would be late by up to
 * two seconds, and what is fetched after it would count as fetched before.
 */
const browserFlags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-features=PaintHolding";

const audits = {
  LCP: "largest-contentful-paint",
  FCP: "first-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
  total: "total-byte-weight",
};

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

/** Lighthouse's mobile profile: performance 0-100, the rest in ms but for CLS. */
export async function lighthouseScores(
  address: string,
): Promise<{ performance: number } & Record<string, number>> {
  const file = path.join(root, ".bench/lighthouse.json");
  const args = ["--yes", lighthouse, address, "--quiet", "--only-categories=performance"];
  const flags = ["--output=json", `--output-path=${file}`, `--chrome-flags=${browserFlags}`];
  await quietly("npx", [...args, ...flags], {
    env: { CHROME_PATH: findShell() ?? (await ensureChromium()) },
  });
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  const performance = Math.round(report.categories.performance.score * 100);
  const figures = Object.entries(audits).map(([name, id]): [string, number] => [
    name,
    report.audits[id]?.numericValue ?? Number.NaN,
  ]);
  return { performance, ...Object.fromEntries(figures) };
}
