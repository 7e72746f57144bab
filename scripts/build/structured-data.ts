const element = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** A document with this graph at the end of its body, in place of any that it had: last, because no browser needs it to draw. */
export function withStructuredData(html: string, graph: unknown): string {
  const bare = html.replace(element, "");
  const end = bare.lastIndexOf("</body>");
  if (end < 0) throw new Error("has no end of its body, where the structured data belongs");
  // What stands in a script must not end it.
  const text = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `${bare.slice(0, end)}<script type="application/ld+json">${text}</script>${bare.slice(end)}`;
}
