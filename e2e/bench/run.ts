/**
 * Measures the site as a guest's phone gets it, beside an empty page of the same framework version ("floor").
 *   npm run bench                          everything; about fifty minutes on two cores
 *   npm run bench -- --only=views          some of it: views, start (long tasks), presses (how soon they are answered), lighthouse
 *   npm run bench -- --pages=/,/room/      some pages
 *   npm run bench -- --runs=3              repetitions of what varies (5), in turn: every page once, then every page again
 *   npm run bench -- --check               fails where a page is beyond a bound (e2e/support/bounds.ts)
 * Prints tables (times in ms, sizes in bytes with brotli, medians of all runs) and writes bench.json. Start and Lighthouse compare each
 * page with a copy of it without scripts, in the same run.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { buildFloor } from "./floor";
import { excesses, parts, type Row } from "./parts";
import { copyWithoutScripts } from "./without-scripts";
import { buildSite, isBuilt } from "@/scripts/build/build-site";
import { ensureChromium } from "@/lib/node/chromium";
import { serveSite } from "@/lib/node/site-server";
import { command, root, Stop } from "@/lib/node/steps";

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

async function measureAll(
  chosen: readonly string[],
  runs: number,
  pages?: readonly string[],
): Promise<string[]> {
  if (!isBuilt()) await buildSite();
  const out = path.join(root, "out");
  const serve = (folder: string) => serveSite({ folder, basePath: "", port: 0 });
  const floor = await serve(await buildFloor());
  const [site, bare] = [await serve(out), await serve(copyWithoutScripts(out))];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  const beyond: string[] = [];
  try {
    for (const name of chosen) {
      const part = parts[name];
      if (!part) throw new Stop(`There is no part "${name}": ${Object.keys(parts).join(", ")}.`);
      const addresses: Record<string, [string, string?]> = { floor: [`${floor.origin}/`] };
      for (const page of pages ?? part.pages)
        addresses[page] = [site.origin + page, bare.origin + page];
      const seen: Record<string, Row[]> = {};
      for (let run = 0; run < (part.once ? 1 : runs); run += 1)
        for (const [page, address] of Object.entries(addresses))
          (seen[page] ??= []).push(await part.measure(browser, ...address));
      const middles = Object.entries(seen).map(([page, each]) => [page, medians(each)] as const);
      const floorRow = medians(seen.floor ?? []);
      const rows = middles.map(
        ([page, row]) => [page, part.relative?.(row, floorRow) ?? row] as const,
      );
      report(name, Object.fromEntries(rows));
      const ours = rows.filter(([page]) => page !== "floor");
      beyond.push(...ours.flatMap(([page, row]) => excesses(page, row, part.bounds(page))));
    }
    return beyond;
  } finally {
    await browser.close();
    for (const served of [site, bare, floor]) served.close();
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: Object.keys(parts).join() },
      pages: { type: "string" },
      runs: { type: "string", default: "5" },
      check: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop("--runs wants a number from 1.");
  const beyond = await measureAll(values.only.split(","), runs, values.pages?.split(","));
  for (const excess of beyond) console.log(excess);
  if (values.check && beyond.length > 0) throw new Stop(`${beyond.length} figures are beyond.`);
});
