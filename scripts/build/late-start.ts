import { buildSync } from "esbuild";
import { root } from "../lib/steps";

const runsAtOnce = /<script src="([^"]+)" async=""><\/script>/g;
const waits = /<script type="text\/late" src="([^"]+)" async=""><\/script>/g;
const fetchedAtOnce = /<link rel="preload" as="script"[^>]*\/>/g;
const bootScript = /<script id="late-start">[\s\S]*?<\/script>/;

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

/** The document as the framework starts it: its scripts run as they come. */
export function withoutLateStart(html: string): string {
  return html.replace(bootScript, "").replace(waits, '<script src="$1" async=""></script>');
}

/** The document whose scripts wait, with the boot script behind those of its head: it finds them there. */
export function withLateStart(html: string, boot: string): string {
  const waiting = withoutLateStart(html)
    .replace(fetchedAtOnce, "")
    .replace(runsAtOnce, '<script type="text/late" src="$1" async=""></script>');
  const end = waiting.indexOf("</head>");
  if (end < 0 || !waiting.slice(0, end).includes("text/late"))
    throw new Error("has no script in its head that could start late");
  return `${waiting.slice(0, end)}<script id="late-start">${boot}</script>${waiting.slice(end)}`;
}
