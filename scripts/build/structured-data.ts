import { append, createElement, partOf, type HtmlTree } from "@/lib/node/html";

/** Adds a graph at the end of the body, because no browser needs it to draw. */
export function addStructuredData(tree: HtmlTree, graph: unknown): void {
  // The text inside a script must not close it.
  const text = JSON.stringify(graph).replaceAll("<", "\\u003c");
  append(partOf(tree, "body"), createElement("script", { type: "application/ld+json" }, text));
}
