// @ts-nocheck
import { readFileSync } from "node:fs";
import path from "node:path";
import { minify_sync } from "terser";
import ts from "typescript";
import { root } from "./steps";

const runsAtOnce = /<script src="([^"]+)" async=""><\/script>/g;
const waits = /<script type="text\/late" src="([^"]+)" async=""><\/script>/g;
const fetchedAtOnce = /<link rel="preload" as="script"[^>]*\/>/g;
const bootScript = /<script id="late-start">[\s\S]*?<\/script>/;

/** What the boot script and an island do alike: modules that import nothing. */
const shared = ["components/features/theme/restyle-visible-first.ts"];

/** @param {string} file */
function plainScript(file) {
  const { outputText } = ts.transpileModule(readFileSync(path.join(root, file), "utf8"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return outputText.replace(/^export /gm, "");
}

/** The boot script as it stands in every document, with what it shares: in as few bytes as it can be said. */
export function bootText() {
  const scripts = [...shared, "scripts/late-start/boot.js"].map(plainScript);
  const { code } = minify_sync(`(() => {${scripts.join("\n")}})();`, { ecma: 2020 });
  return code;
}

/** The document as the framework starts it: its scripts run as they come. @param {string} html */
export function withoutLateStart(html) {
  return html.replace(bootScript, "").replace(waits, '<script src="$1" async=""></script>');
}

/**
 * The document whose scripts wait, with the boot script behind those of its head: it finds them there.
 * @param {string} html
 * @param {string} boot
 */
export function withLateStart(html, boot) {
  const waiting = withoutLateStart(html)
    .replace(fetchedAtOnce, "")
    .replace(runsAtOnce, '<script type="text/late" src="$1" async=""></script>');
  const end = waiting.indexOf("</head>");
  if (end < 0 || !waiting.slice(0, end).includes("text/late"))
    throw new Error("has no script in its head that could start late");
  return `${waiting.slice(0, end)}<script id="late-start">${boot}</script>${waiting.slice(end)}`;
}
