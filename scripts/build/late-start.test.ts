/** @jest-environment node */
import { bootText, withLateStart, withoutLateStart } from "./late-start";

const document =
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="image" href="/a.avif"/>' +
  '<script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Words</p><script id="_R_">1</script><script src="/a.js" async=""></script></body></html>';

test("every script of the framework waits, and nothing else of the document changes", () => {
  const late = withLateStart(document, "boot()");
  expect(late).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" as="image" href="/a.avif"/>' +
      '<script type="text/late" src="/b.js" async=""></script><script src="/old.js" noModule=""></script><script id="late-start">boot()</script></head>' +
      '<body><p>Words</p><script id="_R_">1</script><script type="text/late" src="/a.js" async=""></script></body></html>',
  );
});

test("the step can be run again, and taken back", () => {
  const late = withLateStart(document, "boot()");
  expect(withLateStart(late, "boot()")).toBe(late);
  expect(withoutLateStart(late)).toBe(
    document.replace('<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>', ""),
  );
  expect(withoutLateStart(document)).toBe(document);
});

test("a document whose scripts are written in another way stops the build", () => {
  const unknown = document.replaceAll('async=""', "defer");
  expect(() => withLateStart(unknown, "boot()")).toThrow("no script in its head");
});

test("what stands in every document is small and carries no comments", () => {
  expect(bootText()).not.toMatch(/\/\*|^\s|^\/\//m);
  expect(Buffer.byteLength(bootText())).toBeLessThan(3500);
});
