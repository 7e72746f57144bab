import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { root } from "@/lib/node/steps";

/** A script of worker/ as a browser gets it, with its words in capitals filled in. */
export function compileWorker(
  file: "worker.ts" | "unregister.ts",
  words: Readonly<Record<string, string | readonly string[]>>,
): string {
  const source = readFileSync(path.join(root, "components/features/offline/worker", file), "utf8");
  const define = Object.entries(words).map(([name, value]) => [name, JSON.stringify(value)]);
  const { code } = transformSync(source, {
    loader: "ts",
    define: Object.fromEntries(define),
    format: "iife",
    minify: true,
    target: "es2022",
  });
  return code;
}

/** The name of this build, as Next writes it into every page: the folder beside chunks/ and media/. */
export function releaseOf(out: string): string {
  const folders = readdirSync(path.join(out, "_next/static"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["chunks", "media", "css"].includes(entry.name))
    .map(({ name }) => name);
  const [release] = folders;
  if (release === undefined || folders.length > 1)
    throw new Error(`out/_next/static names ${folders.length} builds instead of one.`);
  return release;
}

/** What the stay card needs to look like itself: its styles, scripts and fonts, all of which the guest's page has fetched already. */
function partsOf(html: string): string[] {
  const references = html.matchAll(
    /<(?:script|link)[^>]*? (?:(?:data-)?src|href)="([^"]*\/_next\/static\/[^"]+)"[^>]*>/g,
  );
  const wanted = [...references].filter(
    ([tag]) => !/ rel="icon"| rel="apple-touch-icon"/.test(tag),
  );
  return [...new Set(wanted.map(([, address = ""]) => address))];
}

type WorkerSite = { readonly out: string; readonly basePath: string; readonly enabled: boolean };

/** The text of sw.js for an exported folder: the worker that keeps pages, or the one that clears up after it. */
export function workerFor({ out, basePath, enabled }: WorkerSite): string {
  if (!enabled) return compileWorker("unregister.ts", { BASE: basePath });
  const release = releaseOf(out);
  const html = readFileSync(path.join(out, "stay_card/index.html"), "utf8");
  if (!html.includes(release)) throw new Error("out/stay_card/index.html does not name its build.");
  return compileWorker("worker.ts", {
    RELEASE: release,
    BASE: basePath,
    CARD: `${basePath}/stay_card/`,
    PARTS: partsOf(html),
  });
}
