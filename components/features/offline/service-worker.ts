import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { contentHash } from "@/lib/node/content-hash";
import type { PageDocument, PageElement } from "@/lib/node/documents";
import { root } from "@/lib/node/steps";

/** Compiles a script of worker/ for a browser and replaces its placeholders in capitals. */
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

/** Returns the build's id as Next writes it into every page: the folder beside chunks/ and media/. */
export function releaseOf(out: string): string {
  const folders = readdirSync(path.join(out, "_next/static"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["chunks", "media", "css"].includes(entry.name))
    .map(({ name }) => name);
  const [release] = folders;
  if (release === undefined || folders.length > 1)
    throw new Error(`out/_next/static names ${folders.length} builds instead of one.`);
  return release;
}

function partsOf(card: PageDocument): string[] {
  const isIcon = ({ attributes }: PageElement) => /icon/.test(attributes.get("rel") ?? "");
  const addresses = card.elements
    .filter((element) => ["script", "link"].includes(element.tag) && !isIcon(element))
    .flatMap(({ attributes }) => [
      attributes.get("src") ?? attributes.get("data-src") ?? attributes.get("href") ?? [],
    ])
    .flat()
    .filter((address) => address.includes("/_next/static/"));
  return [...new Set(addresses)];
}

/** Writes the list of the scripts that each page starts with, below the folder of the site, and gives its address there. */
function writeScripts({ out, basePath, documents }: WorkerSite): string {
  const scriptsOf = ({ elements }: PageDocument) =>
    elements.flatMap(({ attributes }) => attributes.get("data-src") ?? []);
  const pages = documents.map((page) => [basePath + page.address, scriptsOf(page)] as const);
  const text = JSON.stringify(Object.fromEntries(pages));
  const file = `/_next/static/chunks/${contentHash(text)}.json`;
  writeFileSync(path.join(out, file), text);
  return basePath + file;
}

type WorkerSite = {
  readonly out: string;
  readonly basePath: string;
  readonly documents: readonly PageDocument[];
  readonly enabled: boolean;
};

/** Writes sw.js for an exported folder: the worker that keeps pages, or the one that clears up after it. */
export function writeWorker(site: WorkerSite): void {
  writeFileSync(path.join(site.out, "sw.js"), workerFor(site));
}

function workerFor(site: WorkerSite): string {
  const { out, basePath, documents, enabled } = site;
  if (!enabled) return compileWorker("unregister.ts", { BASE: basePath });
  const release = releaseOf(out);
  const card = documents.find(({ file }) => file === "stay_card/index.html");
  if (!card?.html.includes(release))
    throw new Error("out/stay_card/index.html does not name its build.");
  return compileWorker("worker.ts", {
    RELEASE: release,
    BASE: basePath,
    CARD: `${basePath}/stay_card/`,
    PARTS: partsOf(card),
    SCRIPTS: writeScripts(site),
  });
}
