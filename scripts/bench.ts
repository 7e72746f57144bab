// @ts-nocheck
/**
 * Measures the site as a guest's phone gets it, beside an empty page of the same framework version.
 *   npm run bench                               everything; about three quarters of an hour on two cores
 *   npm run bench -- --only=views,taps,build    some of it: views, slow, taps, moves, tasks, lighthouse, build
 *   npm run bench -- --runs=3                   repetitions of what varies (5)
 *   npm run bench -- --grow                     only what 10 and 50 times the rooms, stories and pictures cost; needs 2 GB of disk
 * Prints tables and writes bench.json.
 */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { firstTap, taps } from "./bench/first-tap";
import { firstView } from "./bench/first-view";
import { buildFloor } from "./bench/floor";
import { grow, grownRoutes } from "./bench/grow";
import { lighthouseMedians, median, medians } from "./bench/lighthouse";
import { longTasks } from "./bench/long-tasks";
import { root, runProgram } from "./bench/run";
import { slowView } from "./bench/slow-network";
import { softNavigation } from "./bench/soft-navigation";
import { kib, ratio, table } from "./bench/table";
import { documentsOf } from "./lib/out-documents";
import { buildSite, isBuilt } from "./lib/build-site";
import { ensureChromium } from "./lib/chromium";
import getPort from "get-port";
import { serveSite } from "./lib/site-server";
import { command, Stop } from "./lib/steps";

const parts = ["views", "slow", "taps", "moves", "tasks", "lighthouse", "build"];
const templates = [
  "/",
  "/home3/",
  "/resorts/",
  "/about/",
  "/room/",
  "/room_details/",
  "/blog_details/",
  "/contact/",
];
/** How many times the catalogue of today. */
const factors = [1, 10, 50];
const result = path.join(root, "bench.json");

function options() {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      runs: { type: "string", default: "5" },
      grow: { type: "boolean", default: false },
    },
  });
  const chosen = values.only?.split(",") ?? parts;
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown) throw new Stop(`There is no part "${unknown}": choose from ${parts.join(", ")}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop("--runs wants a number from 1.");
  return { chosen, runs, growing: values.grow };
}

/** @param {string} title @param {string} text */
function print(title, text) {
  console.log(`\n${title}\n${text}\n`);
}

async function views(browser, { base, floor, routes }) {
  const empty = await firstView(browser, floor);
  const measured = { floor: empty };
  for (const route of routes) measured[route] = await firstView(browser, base + route);
  const rows = Object.entries(measured).map(([route, view]) => [
    route,
    ...[view.total, ...Object.values(view.bytes)].map(kib),
    kib(view.scriptsAtLoad - empty.scriptsAtLoad),
    String(view.requests),
    String(view.elements),
    view.layoutShift.toFixed(3),
    view.largestPicture ? kib(view.largestPicture.bytes) : "text",
    ratio(view.total, empty.total),
  ]);
  const head = [
    "first view",
    "KiB",
    ...Object.keys(empty.bytes),
    "js+",
    "req",
    "elements",
    "CLS",
    "LCP KiB",
    "floor",
  ];
  print("First view on a phone, KiB with brotli", table(head, rows));
  return measured;
}

async function slow(browser, { base, floor, runs }) {
  const measured = {};
  for (const [name, address] of [
    ["floor", floor],
    ...templates.map((path) => [path, base + path]),
  ]) {
    const seen = [];
    for (let run = 0; run < runs; run++) seen.push(await slowView(browser, address));
    measured[name] = medians(seen);
  }
  const rows = Object.entries(measured).map(([name, view]) => [
    name,
    ...Object.values(view).map((time) => time.toFixed(0)),
  ]);
  print(
    `1.6 Mbit/s, 300 ms: ms, median of ${runs}`,
    table(["page", "styles in", "hero in", "first text", "largest"], rows),
  );
  return measured;
}

async function firstTaps(browser, { base, runs }) {
  const measured = {};
  for (const tap of taps) {
    const times = [];
    for (let run = 0; run < runs * 2; run++) times.push(await firstTap(browser, base, tap));
    const felt = times.filter((time) => time !== undefined);
    measured[tap.name] = {
      p50: median(felt),
      worst: Math.max(...felt),
      lost: times.length - felt.length,
    };
  }
  const rows = Object.entries(measured).map(([name, { p50, worst, lost }]) => [
    name,
    p50.toFixed(0),
    worst.toFixed(0),
    String(lost),
  ]);
  print(
    "First touch at 4x CPU slowdown, ms to its visible effect",
    table(["control", "p50", "worst", "lost"], rows),
  );
  return measured;
}

async function moves(browser, { base, runs }) {
  const times = [];
  for (let run = 0; run < runs; run++) times.push(await softNavigation(browser, base));
  const measured = { p50: median(times), worst: Math.max(...times) };
  print(
    "Soft navigation, / to /about/, ms from the touch to the new heading",
    `p50 ${measured.p50.toFixed(0)}, worst ${measured.worst.toFixed(0)}`,
  );
  return measured;
}

async function tasks(browser, { base, runs }) {
  const measured = {};
  for (const route of templates) {
    const seen = [];
    for (let run = 0; run < runs; run++) seen.push(await longTasks(browser, base + route));
    const [worst] = seen.toSorted((a, b) => b.after - a.after);
    const times = medians(seen.map(({ reading, start, after }) => ({ reading, start, after })));
    measured[route] = { ...times, worst: worst.after, cause: worst.cause };
  }
  const rows = Object.entries(measured).map(([route, { cause, ...times }]) => [
    route,
    ...Object.values(times).map((ms) => ms.toFixed(0)),
    cause,
  ]);
  print(
    `Longest task at 4x CPU slowdown, ms, median of ${runs}; 0 where none is over 50`,
    table(["page", "reading", "start", "after", "worst after", "by"], rows),
  );
  return measured;
}

async function lighthouse({ base, floor, runs, chromium }) {
  const measured = { floor: await lighthouseMedians(floor, { chromium, runs }) };
  for (const route of templates) {
    measured[route] = await lighthouseMedians(base + route, { chromium, runs });
  }
  const rows = Object.entries(measured).map(([route, figures]) => [
    route,
    ...Object.entries(figures).map(([name, value]) => value.toFixed(name === "CLS" ? 3 : 0)),
  ]);
  print(
    `Lighthouse mobile, median of ${runs}`,
    table(["page", "P", "LCP", "FCP", "TBT", "CLS", "SI"], rows),
  );
  return measured;
}

async function builds() {
  const next = [path.join(root, "node_modules/next/dist/bin/next"), "build"];
  rmSync(path.join(root, ".next"), { recursive: true, force: true });
  const cold = await runProgram(process.execPath, next);
  const warm = await runProgram(process.execPath, next);
  const measured = {
    coldSeconds: cold.seconds,
    warmSeconds: warm.seconds,
    peakBytes: Math.max(cold.peakBytes, warm.peakBytes),
  };
  print(
    "Build of the pages",
    `cold ${cold.seconds.toFixed(1)} s, warm ${warm.seconds.toFixed(1)} s, peak memory ${(measured.peakBytes / 2 ** 20).toFixed(0)} MiB`,
  );
  // A bare build leaves what the later steps remove: what is served next has to be whole again.
  await buildSite();
  return measured;
}

async function growth() {
  const measured = [];
  for (const factor of factors) measured.push(await grow(factor));
  const [first] = measured;
  const last = measured.at(-1);
  const slope = (/** @type {(grown: typeof first) => number} */ of) =>
    ((of(last) - of(first)) / (last.factor - first.factor)).toFixed(2);
  print(
    "Growth: the pages of a site with so many times the rooms, stories and pictures",
    table(
      ["times", "further pages", "build s", "peak MiB", "output MiB", "pictures MiB"],
      [
        ...measured.map(({ factor, further, seconds, peakBytes, output, pictures }) => [
          String(factor),
          String(further),
          seconds.toFixed(1),
          ...[peakBytes, output, pictures].map((bytes) => (bytes / 2 ** 20).toFixed(1)),
        ]),
        [
          "each",
          slope(({ further }) => further),
          slope(({ seconds }) => seconds),
          ...["peakBytes", "output", "pictures"].map((key) =>
            slope((grown) => grown[key] / 2 ** 20),
          ),
        ],
      ],
    ),
  );
  for (const kind of ["html", "css", "js"]) {
    print(
      `Growth: ${kind} of a page, KiB with brotli`,
      table(
        ["page", ...factors.map((factor) => `${factor} x`), "each"],
        grownRoutes.map((route) => [
          route,
          ...measured.map(({ pages }) => kib(pages[route][kind])),
          slope(({ pages }) => pages[route][kind] / 1024),
        ]),
      ),
    );
  }
  return measured;
}

await command(async () => {
  const { chosen, runs, growing } = options();
  const figures = {};
  if (growing) {
    writeFileSync(result, `${JSON.stringify({ growth: await growth() }, null, 1)}\n`);
    return;
  }
  if (chosen.includes("build")) figures.build = await builds();
  else if (!isBuilt()) await buildSite();

  const chromium = await ensureChromium();
  const floorFolder = await buildFloor();
  const ports = [await getPort()];
  const site = await serveSite({ folder: path.join(root, "out"), basePath: "", port: ports[0] });
  ports.push(await getPort());
  const empty = await serveSite({ folder: floorFolder, basePath: "", port: ports[1] });
  const [base, floor] = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}/`];
  const { chromium: engine } = await import("playwright");
  const browser = await engine.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const routes = documentsOf(path.join(root, "app"))
      .filter((file) => file !== "404.html")
      .map((file) => `/${file.replace(/index\.html$/, "")}`);
    if (chosen.includes("views")) figures.views = await views(browser, { base, floor, routes });
    if (chosen.includes("slow")) figures.slow = await slow(browser, { base, floor, runs });
    if (chosen.includes("taps")) figures.taps = await firstTaps(browser, { base, runs });
    if (chosen.includes("moves")) figures.moves = await moves(browser, { base, runs });
    if (chosen.includes("tasks")) figures.tasks = await tasks(browser, { base, runs });
    if (chosen.includes("lighthouse"))
      figures.lighthouse = await lighthouse({ base, floor, runs, chromium });
    writeFileSync(result, `${JSON.stringify(figures, null, 1)}\n`);
    console.log(`The figures are in ${path.basename(result)}.`);
  } finally {
    await browser.close();
    for (const server of [site, empty]) {
      server.close();
      server.closeAllConnections();
    }
  }
});
