import { append, createElement, partOf, type HtmlTree } from "@/lib/node/html";

/** Puts a graph at the end of the body: last, because no browser needs it to draw. */
export function addStructuredData(tree: HtmlTree, graph: unknown): void {
  // What is inside a script must not end it.
  const text = JSON.stringify(graph).replaceAll("<", "\\u003c");
  append(partOf(tree, "body"), createElement("script", { type: "application/ld+json" }, text));
}
