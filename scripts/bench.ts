/**
 * Measures the site as a guest's phone gets it, beside an empty page of the same framework version ("floor").
 *   npm run bench                               everything; about three quarters of an hour on two cores
 *   npm run bench -- --only=views,touches       some of it: build, views, slow, touches, tasks, lighthouse
 *   npm run bench -- --runs=3                   repetitions of what varies (5)
 *   npm run bench -- --grow                     only what 10 and 50 times the rooms, stories and pictures cost; needs 2 GB of disk
 * Prints tables (times in ms, sizes in bytes with brotli, medians of all runs) and writes bench.json.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import getPort from "get-port";
import { chromium, type Browser } from "playwright";
import { buildFloor, buildTimes } from "./bench/builds";
import { firstView } from "./bench/first-view";
import { grow } from "./bench/grow";
import { lighthouseScores } from "./bench/lighthouse";
import { longTasks } from "./bench/long-tasks";
import { slowView } from "./bench/slow-network";
import { summary, type Row } from "./bench/summary";
import { touches, touchLatency } from "./bench/touches";
import { buildSite, isBuilt } from "./lib/build-site";
import { ensureChromium } from "./lib/chromium";
import { documentsOf } from "./lib/documents";
import { serveSite } from "./lib/site-server";
import { command, root, Stop } from "./lib/steps";

type Table = Record<string, Row>;

/** What one run measures; the address of a row is its path on the site, or the empty page's. */
interface Part {
  rows: readonly string[];
  measure: (browser: Browser, address: string, base: string) => Promise<Row>;
  /** A column whose worst run is shown as well, and how often it had nothing. */
  worst?: string;
  once?: boolean;
}

const templates =
  "/ /home3/ /resorts/ /about/ /room/ /room_details/ /blog_details/ /contact/".split(" ");
const documents = () =>
  documentsOf(path.join(root, "app"))
    .filter((file) => file !== "404.html")
    .map((file) => `/${file.replace(/index\.html$/, "")}`);

async function viewRow(browser: Browser, address: string) {
  const { bytes, largestPicture, ...view } = await firstView(browser, address);
  return { ...bytes, ...view, "largest picture": largestPicture?.bytes ?? "text" };
}

const parts: Record<string, Part> = {
  views: { rows: ["floor", ...documents()], measure: viewRow, once: true },
  slow: { rows: ["floor", ...templates], measure: slowView },
  touches: {
    rows: Object.keys(touches),
    measure: async (browser, name, base) => ({ ms: await touchLatency(browser, base, name) }),
    worst: "ms",
  },
  tasks: { rows: templates, measure: longTasks, worst: "after" },
  lighthouse: { rows: ["floor", ...templates], measure: (_, address) => lighthouseScores(address) },
};

async function measurePart(
  { rows, measure, worst, once }: Part,
  browser: Browser,
  base: string,
  floor: string,
  runs: number,
) {
  const table: Table = {};
  for (const row of rows) {
    const address = row === "floor" ? floor : row.startsWith("/") ? base + row : row;
    const seen: Row[] = [];
    for (let run = 0; run < (once ? 1 : runs); run++)
      seen.push(await measure(browser, address, base));
    table[row] = summary(seen, worst);
  }
  return table;
}

const figures: Record<string, Table> = {};

function report(name: string, table: Table) {
  figures[name] = table;
  const text = JSON.stringify(
    figures,
    (_, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(5)) : value),
    1,
  );
  writeFileSync(path.join(root, "bench.json"), `${text}\n`);
  const rounded: typeof figures = JSON.parse(text);
  console.log(`\n${name}`);
  console.table(rounded[name]);
}

/** One row for each figure: what it is at each size, and what one more time the catalogue of today adds. */
async function growth() {
  const [once, ten, fifty] = [await grow(1), await grow(10), await grow(50)];
  const table: Table = {};
  for (const [name, first = 0] of Object.entries(once)) {
    const last = fifty[name] ?? 0;
    table[name] = { "1 x": first, "10 x": ten[name] ?? 0, "50 x": last, each: (last - first) / 49 };
  }
  return table;
}

async function measureAll(chosen: readonly string[], runs: number) {
  if (chosen.includes("build")) report("build", await buildTimes());
  // A bare build leaves what the later steps remove: what is served has to be whole again.
  if (!isBuilt()) await buildSite();
  const [sitePort, floorPort] = [await getPort(), await getPort()];
  const servers = [
    await serveSite({ folder: path.join(root, "out"), basePath: "", port: sitePort }),
    await serveSite({ folder: await buildFloor(), basePath: "", port: floorPort }),
  ];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  const [base, floor] = [`http://localhost:${sitePort}`, `http://localhost:${floorPort}/`];
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (chosen.includes(name)) report(name, await measurePart(part, browser, base, floor, runs));
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close().closeAllConnections();
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      runs: { type: "string", default: "5" },
      grow: { type: "boolean", default: false },
    },
  });
  const names = ["build", ...Object.keys(parts)];
  const chosen = values.only?.split(",") ?? names;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown) throw new Stop(`There is no part "${unknown}": choose from ${names.join(", ")}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop("--runs wants a number from 1.");
  if (values.grow) report("growth", await growth());
  else await measureAll(chosen, runs);
});
