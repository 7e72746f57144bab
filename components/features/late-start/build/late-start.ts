import { buildSync } from "esbuild";
import { root } from "@/lib/node/steps";
import { contentHash } from "@/lib/node/content-hash";
import { takeRouteData } from "./route-data";

const runsAtOnce = /<script src="([^"]+)" async=""><\/script>/g;
const waits = /<script type="text\/late" data-src="([^"]+)"><\/script>/g;
const fetchedAtOnce = /<link rel="preload" as="script"[^>]*\/>/g;
const bootScript = /<script id="late-start">[\s\S]*?<\/script>/;
const routeDataScript = /<script type="text\/late" id="route-data" data-src="([^"]+)"><\/script>/;

type LateStart = {
  /** The text of the boot script. */
  readonly boot: string;
  /** Where the data of pages lies, below the base path: a folder of this release, so that a document names the release it is of. */
  readonly folder: string;
  readonly basePath: string;
  /** The address of the file that the router fetches the page from: the same data. */
  readonly routerData: string;
};

export type LateDocument = {
  readonly html: string;
  /** The script that the document now asks for: its path below the base path, and its text. */
  readonly data?: { readonly path: string; readonly text: string };
};

/** The boot script as it stands in every document, with what it shares with the islands: in as few bytes as it can be said. */
export function bootText(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { boot } from "@/components/features/late-start/boot"; boot();`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/**
 * The document as the framework starts it: its scripts run as they come, and its data stands in it.
 * `read` gives the text of a script by its address.
 */
export function withoutLateStart(html: string, read: (address: string) => string): string {
  const whole = html.replace(bootScript, "").replace(waits, '<script src="$1" async=""></script>');
  const data = routeDataScript.exec(whole);
  if (!data) return whole;
  const inline = `<script>${read(data[1] ?? "")}</script>`;
  return whole.replace(data[0], "").replace("</body>", () => `${inline}</body>`);
}

/**
 * The document whose scripts wait, with the boot script behind those of its head: it finds them there. The data of the page, half of the
 * document, becomes a script of its own that waits with them. It ends by naming the page's entry, so that the runtime, whatever the order
 * in which scripts arrive, starts nothing before the data is there, and nothing at all where it is gone (a new release).
 */
export function withLateStart(html: string, late: LateStart): LateDocument {
  const { boot, folder, basePath, routerData } = late;
  const { html: rest, script: text } = takeRouteData(html, routerData);
  const data = text ? { path: `${folder}/${contentHash(text)}.js`, text } : undefined;
  const dataScript = data
    ? `<script type="text/late" id="route-data" data-src="${basePath}${data.path}"></script>`
    : (routeDataScript.exec(rest)?.[0] ?? "");
  const waiting = rest
    .replace(bootScript, "")
    .replace(routeDataScript, "")
    .replace(fetchedAtOnce, "")
    .replace(runsAtOnce, '<script type="text/late" data-src="$1"></script>');
  const end = waiting.indexOf("</head>");
  if (end < 0 || !waiting.slice(0, end).includes("text/late"))
    throw new Error("has no script in its head that could start late");
  const scripts = `${dataScript}<script id="late-start">${boot}</script>`;
  return { html: waiting.slice(0, end) + scripts + waiting.slice(end), data };
}
