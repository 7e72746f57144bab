/** @jest-environment node */
import { asAmharic, isAmharic } from "./amharic-document";

const exported =
  '<!DOCTYPE html><html lang="en-GB"><head><link rel="preload" href="/resort/_next/static/media/figtree.p.1a.woff2" as="font"/></head>' +
  '<body lang="en-GB"><script>":HL[\\"/resort/_next/static/media/figtree.p.1a.woff2\\"]"</script></body></html>';
const files = ["index.html", "_next/static/media/ethiopic.2b.woff2"];

test("one page says its own language, keeps that of its frame, and announces its own font", () => {
  expect(isAmharic("am/index.html")).toBe(true);
  expect(isAmharic("about/index.html")).toBe(false);
  const html = asAmharic(exported, files);
  expect(html).toMatch(/<html lang="am">.*<body lang="en-GB">/);
  expect(html.match(/\/resort\/_next\/static\/media\/ethiopic\.2b\.woff2/g)).toHaveLength(2);
  expect(html).not.toContain("figtree");
});

test("a page that begins otherwise, or lacks its font, stops the build", () => {
  expect(() => asAmharic("<html>", files)).toThrow("does not begin");
  expect(() => asAmharic(exported, ["index.html"])).toThrow("not among the files");
});
