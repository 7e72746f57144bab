import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "@/lib/node/documents";
import { attributeOf, elementsBelow, removeNode, type HtmlTree } from "@/lib/node/html";
import { bootText } from "./boot-text";
import { startLate } from "./late-start";
import { createStylesheetMerger } from "./stylesheets";
import { Unrecognised } from "./unrecognised";

/** Each step can be left out: `npm run build -- --without=late-start,one-stylesheet`. */
export const nextSteps = ["one-stylesheet", "late-start"] as const;

type Options = {
  readonly out: string;
  readonly basePath: string;
  /** The folder of this build below _next/static/. */
  readonly release: string;
  readonly without: readonly string[];
};

/**
 * Everything that depends on how Next writes its output (README.md beside this file). Returns a function that changes a parsed document;
 * a step that does not recognise its input leaves the document as it is, and adds its reason to `notes`.
 */
export function createNextOutput({ out, basePath, release, without }: Options) {
  const notes: string[] = [];
  const mergeStylesheets = createStylesheetMerger(out);
  const late = { boot: bootText(), folder: `/_next/static/${release}`, basePath };
  const steps: Record<(typeof nextSteps)[number], (tree: HtmlTree) => void> = {
    "one-stylesheet": mergeStylesheets,
    "late-start": (tree) => {
      const data = startLate(tree, late);
      writeFileSync(path.join(out, data.path), data.text);
    },
  };

  function change(file: string, tree: HtmlTree): void {
    removeUnneeded(tree);
    for (const name of nextSteps) {
      if (without.includes(name)) continue;
      try {
        steps[name](tree);
      } catch (error) {
        if (!(error instanceof Unrecognised)) throw error;
        notes.push(`out/${file} ${error.message}: it goes without the step ${name}`);
      }
    }
  }
  return { change, notes };
}

/**
 * Removes 110 KB of polyfills for browsers without modules, which cannot run the framework's scripts either, and the preconnect to our
 * own host, which Next adds where next/font loads no font.
 */
function removeUnneeded(tree: HtmlTree): void {
  for (const element of elementsBelow(tree)) {
    const isPreconnect = attributeOf(element, "rel") === "preconnect";
    const isOwn = /^\/(?!\/)/.test(attributeOf(element, "href") ?? "");
    const isPolyfill = attributeOf(element, "nomodule") !== undefined;
    if (isPolyfill || (isPreconnect && isOwn)) removeNode(element);
  }
}

/** Removes the files for client-side navigation, because every link of the site loads a document. */
export function removeRouterData(out: string): void {
  const isRouterData = (file: string) =>
    /(^|\/)(index|__next\.[^/]+)\.txt$/.test(file) || file === "404.txt";
  for (const file of filesIn(out).filter(isRouterData)) rmSync(path.join(out, file));
}
