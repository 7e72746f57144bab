/**
 * Measures the site as a guest's phone gets it, beside an empty page of the same framework version ("floor").
 *   npm run bench                          everything; about half an hour on two cores
 *   npm run bench -- --only=views          some of it: views, lighthouse
 *   npm run bench -- --runs=3              repetitions of what varies (5)
 *   npm run bench -- --grow                the build and its pages with 1, 10 and 50 times the records
 * Prints tables (times in ms, sizes in bytes with brotli, medians of all runs) and writes bench.json.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { firstView } from "@/e2e/support/first-view";
import { buildFloor } from "./bench/floor";
import { grown } from "./bench/grow";
import { lighthouseScores } from "./bench/lighthouse";
import { buildSite, isBuilt } from "./lib/build-site";
import { ensureChromium } from "./lib/chromium";
import { documentsOf } from "./lib/documents";
import { serveSite } from "./lib/site-server";
import { command, root, Stop } from "./lib/steps";

type Row = Record<string, number | string>;

/** What one run measures of a page; where nothing varies, once is enough. */
interface Part {
  pages: readonly string[];
  measure: (browser: Browser, address: string) => Promise<Row>;
  once?: boolean;
}

const templates =
  "/ /home3/ /resorts/ /about/ /room/ /room_details/ /blog_details/ /contact/".split(" ");
const documents = documentsOf(path.join(root, "app"))
  .filter((file) => file !== "404.html")
  .map((file) => `/${file.replace(/index\.html$/, "")}`);

async function viewRow(browser: Browser, address: string) {
  const { bytes, largestPicture, ...view } = await firstView(browser, address);
  return { ...bytes, ...view, "largest picture": largestPicture?.bytes ?? "text" };
}

const parts: Record<string, Part> = {
  views: { pages: documents, measure: viewRow, once: true },
  lighthouse: { pages: templates, measure: (_, address) => lighthouseScores(address) },
};

/** The middle of each figure; of words, the last. */
function medians(runs: readonly Row[]): Row {
  const middle = (name: string) =>
    runs.map((row) => Number(row[name])).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? "-";
  const last = Object.entries(runs.at(-1) ?? {});
  return Object.fromEntries(
    last.map(([name, value]) => [name, typeof value === "number" ? middle(name) : value]),
  );
}

const figures: Record<string, Record<string, Row>> = {};

function report(name: string, table: Record<string, Row>) {
  figures[name] = table;
  const text = JSON.stringify(figures, (_, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(5)) : value,
  );
  writeFileSync(path.join(root, "bench.json"), `${text}\n`);
  const rounded: typeof figures = JSON.parse(text);
  console.log(`\n${name}`);
  console.table(rounded[name]);
}

async function measureAll(chosen: readonly string[], runs: number) {
  if (!isBuilt()) await buildSite();
  const sites = { site: path.join(root, "out"), floor: await buildFloor() };
  const serve = (folder: string) => serveSite({ folder, basePath: "", port: 0 });
  const [site, floor] = [await serve(sites.site), await serve(sites.floor)];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    for (const name of chosen) {
      const { pages = [], measure, once } = parts[name] ?? {};
      if (!measure) throw new Stop(`There is no part "${name}": ${Object.keys(parts).join(", ")}.`);
      const table: Record<string, Row> = {};
      for (const [page, address] of [
        ["floor", `${floor.origin}/`],
        ...pages.map((each) => [each, site.origin + each]),
      ]) {
        const seen: Row[] = [];
        while (seen.length < (once ? 1 : runs)) seen.push(await measure(browser, `${address}`));
        table[`${page}`] = medians(seen);
      }
      report(name, table);
    }
  } finally {
    await browser.close();
    site.close();
    floor.close();
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: Object.keys(parts).join() },
      runs: { type: "string", default: "5" },
      grow: { type: "boolean", default: false },
    },
  });
  if (values.grow) {
    const table: Record<string, Row> = {};
    for (const copies of [1, 10, 50]) table[`${copies} times`] = await grown(copies);
    report("grow", table);
    return buildSite();
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop("--runs wants a number from 1.");
  await measureAll(values.only.split(","), runs);
});
