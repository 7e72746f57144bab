import path from "node:path";
import type { Browser } from "playwright";
import { posts } from "@/content/model/posts";
import { resorts } from "@/content/model/resorts";
import { rooms } from "@/content/model/rooms";
import { answerBounds, firstViewBounds, lighthouseBounds, startBounds } from "@/e2e/support/bounds";
import { firstView } from "@/e2e/support/first-view";
import { documentsOf } from "@/lib/node/documents";
import { root } from "@/lib/node/steps";
import { lighthouseScores } from "./lighthouse";
import { slowAnswers } from "./presses";
import { blockingTime, startCost } from "./start";

export type Row = Record<string, number | string>;

type Bounds = { least?: Row; most: Row };

/** What one run measures of a page, and how far it may go; where nothing varies, once is enough. */
interface Part {
  pages: readonly string[];
  /** `bare` is the address of the same page without scripts; the floor has none. */
  measure: (browser: Browser, address: string, bare?: string) => Promise<Row>;
  /** Adds what can only be said beside the framework's empty page. */
  relative?: (row: Row, floor: Row) => Row;
  bounds: (page: string) => Bounds;
  once?: boolean;
}

const ofRecords = [rooms[0]?.page, posts[0]?.page, `/resorts/${resorts[0]?.id}`];
const templates =
  "/ /home2/ /home3/ /home4/ /home5/ /resorts/ /resorts/village/ /about/ /room/ /room_details/ /find_room/ /blog/ /blog_details/ /services/ /service_details/ /pricing/ /our_team/ /contact/ /plan/ /stay_card/ /am/ /accessibility/"
    .split(" ")
    .concat(ofRecords.flatMap((page) => (page ? `${page}/` : [])));
const documents = documentsOf(path.join(root, "app")).map(
  (file) => `/${file.replace(/index\.html$/, "")}`,
);
/** The controls that are pressed there: between them all that have a bound. */
const pressed: Record<string, readonly (keyof typeof answerBounds)[]> = {
  "/": ["carousel", "counter", "menu", "theme"],
  "/pricing/": ["faq", "menu", "theme"],
};

async function viewRow(browser: Browser, address: string) {
  const { bytes, largestPicture, ...view } = await firstView(browser, address);
  return { ...bytes, ...view, largestPicture: largestPicture?.bytes ?? "text" };
}

/** What scripts add to the blocking time of the page without them, at both speeds. */
async function startRow(browser: Browser, address: string, bare?: string): Promise<Row> {
  const cost = await startCost(browser, address);
  const without = bare ? await blockingTime(browser, bare) : undefined;
  return { ...cost, scripts: without === undefined ? "-" : Math.max(0, cost.blocking - without) };
}

/** Beside it the same page without scripts, a minute later: what a machine's mood does to one, it does to the other. */
async function lighthouseRow(_: Browser, address: string, bare?: string): Promise<Row> {
  const row = await lighthouseScores(address);
  if (!bare) return row;
  const { performance } = await lighthouseScores(bare);
  return { ...row, bare: performance, behind: performance - row.performance };
}

export const parts: Record<string, Part> = {
  views: {
    pages: documents,
    measure: viewRow,
    bounds: (page) => ({ most: firstViewBounds(page) }),
    once: true,
  },
  start: {
    pages: templates,
    measure: startRow,
    relative: (row, floor) => ({
      ...row,
      ofFloor:
        row.scripts === "-"
          ? "-"
          : Number((Number(row.scripts) / Number(floor.blocking)).toFixed(2)),
    }),
    bounds: () => ({ most: startBounds }),
  },
  presses: {
    pages: Object.keys(pressed),
    measure: slowAnswers,
    bounds: (page) => ({
      most: Object.fromEntries((pressed[page] ?? []).map((name) => [name, answerBounds[name]])),
    }),
    once: true,
  },
  lighthouse: {
    pages: templates,
    measure: lighthouseRow,
    bounds: () => ({ most: lighthouseBounds }),
  },
};

/** What of a page is beyond its bounds, a sentence each. */
export function excesses(page: string, row: Row, { least = {}, most }: Bounds): string[] {
  const beyond = (bounds: Row, sign: 1 | -1, word: string) =>
    Object.entries(bounds).flatMap(([name, bound]) =>
      row[name] === "-" || (Number(row[name]) - Number(bound)) * sign > 0
        ? [`${page}: ${name} is ${row[name]}, ${word} ${bound}`]
        : [],
    );
  return [...beyond(most, 1, "at most"), ...beyond(least, -1, "at least")];
}
