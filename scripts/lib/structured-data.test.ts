/** @jest-environment node */
// @ts-nocheck
import { structuredDataOf, withStructuredData } from "./structured-data";

const page = "<html><head></head><body><main>Tana</main></body></html>";

test("a graph stands once, at the end of the body, and can be read again", () => {
  const html = withStructuredData(page, { name: "Tana" });
  expect(html).toMatch(
    /<\/main><script type="application\/ld\+json">.*<\/script><\/body><\/html>$/,
  );
  expect(structuredDataOf(html).map((text) => JSON.parse(text))).toEqual([{ name: "Tana" }]);
});

test("a second run replaces the graph of the first", () => {
  const once = withStructuredData(page, { name: "Tana" });
  const twice = withStructuredData(once, { name: "Awash" });
  expect(twice).toBe(withStructuredData(page, { name: "Awash" }));
});

test("no text in a graph can end its script", () => {
  const html = withStructuredData(page, { name: "</script><script>alert(1)</script>" });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(structuredDataOf(html)[0]).name).toBe("</script><script>alert(1)</script>");
});

test("a document without a body is refused", () => {
  expect(() => withStructuredData("<html>", {})).toThrow("no end of its body");
});
