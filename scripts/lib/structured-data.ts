// @ts-nocheck
const element = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** What stands in a script must not end it. @param {unknown} graph */
function printed(graph) {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/**
 * A document with this graph at the end of its body, in place of any that it had: last, because no browser needs it to draw.
 * @param {string} html
 * @param {unknown} graph
 */
export function withStructuredData(html, graph) {
  const bare = html.replace(element, "");
  const end = bare.lastIndexOf("</body>");
  if (end < 0) throw new Error("has no end of its body, where the structured data belongs");
  const script = `<script type="application/ld+json">${printed(graph)}</script>`;
  return bare.slice(0, end) + script + bare.slice(end);
}

/** @param {string} html @returns {string[]} the texts of its graphs */
export function structuredDataOf(html) {
  return Array.from(html.matchAll(element), ([script]) =>
    script.slice(script.indexOf(">") + 1, script.lastIndexOf("</")),
  );
}
