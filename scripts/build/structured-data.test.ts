/** @jest-environment node */
import { parseDocument } from "../../lib/node/documents";
import { changeHtml } from "../../lib/node/html";
import { addStructuredData } from "./structured-data";

const page = "<html><head></head><body><main>Tana</main></body></html>";
const withGraph = (graph: unknown) => changeHtml(page, (tree) => addStructuredData(tree, graph));
const graphsOf = (html: string) =>
  parseDocument("index.html", html)
    .elements.filter(({ tag }) => tag === "script")
    .map(({ text }): unknown => JSON.parse(text));

test("a graph is at the end of the body, and can be read again", () => {
  const html = withGraph({ name: "Tana" });
  expect(html).toMatch(
    /<\/main><script type="application\/ld\+json">.*<\/script><\/body><\/html>$/,
  );
  expect(graphsOf(html)).toEqual([{ name: "Tana" }]);
});

test("no text in a graph can end its script", () => {
  const attack = { name: "</script><script>alert(1)</script>" };
  expect(graphsOf(withGraph(attack))).toEqual([attack]);
});
