/** @jest-environment node */
import { parseDocument } from "../../lib/node/documents";
import { withStructuredData } from "./structured-data";

const page = "<html><head></head><body><main>Tana</main></body></html>";
const graphsOf = (html: string) =>
  parseDocument("index.html", html)
    .elements.filter(({ tag }) => tag === "script")
    .map(({ text }): unknown => JSON.parse(text));

test("a graph stands once, at the end of the body, and can be read again", () => {
  const html = withStructuredData(page, { name: "Tana" });
  expect(html).toMatch(
    /<\/main><script type="application\/ld\+json">.*<\/script><\/body><\/html>$/,
  );
  expect(graphsOf(html)).toEqual([{ name: "Tana" }]);
});

test("a second run replaces the graph of the first", () => {
  const twice = withStructuredData(withStructuredData(page, { name: "Tana" }), { name: "Awash" });
  expect(twice).toBe(withStructuredData(page, { name: "Awash" }));
});

test("no text in a graph can end its script", () => {
  const attack = { name: "</script><script>alert(1)</script>" };
  expect(graphsOf(withStructuredData(page, attack))).toEqual([attack]);
});

test("a document without a body is refused", () => {
  expect(() => withStructuredData("<html>", {})).toThrow("no end of its body");
});
