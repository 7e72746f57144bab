/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { bootText, withLateStart, withoutLateStart } from "./late-start";

const document =
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="image" href="/a.avif"/>' +
  '<script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Words</p><script>theme()</script><script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script><script src="/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"$& words\\"\\n"])</script></body></html>';
const late = {
  boot: "boot()",
  folder: "/_next/static/release",
  basePath: "/sub",
  routerData: "/sub/index.txt",
};
const finished = withLateStart(document, late);

test("every script of the framework waits, its data in a script of its own, and nothing else changes", () => {
  expect(finished.html).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" as="image" href="/a.avif"/>' +
      '<script type="text/late" data-src="/b.js"></script><script src="/old.js" noModule=""></script>' +
      `<script type="text/late" id="route-data" data-src="/sub${finished.data?.path}"></script><script id="late-start">boot()</script></head>` +
      '<body><p>Words</p><script>theme()</script><script type="text/late" data-src="/a.js"></script></body></html>',
  );
});

test("the data of a page lies in its release's folder, under a name of what it says", () => {
  expect(finished.data?.path).toMatch(/^\/_next\/static\/release\/[0-9a-f]{13}\.js$/);
  const other = withLateStart(document.replace("words", "other words"), late);
  expect(other.data?.path).not.toBe(finished.data?.path);
});

test("the script with the data hands it over in order, and names the entry", () => {
  const page: Record<string, unknown> = {
    TURBOPACK: [],
    document: { readyState: "complete", querySelectorAll: () => [] },
  };
  page.self = page;
  runInNewContext(finished.data?.text ?? "", page);
  expect(JSON.stringify([page.__next_f, page.TURBOPACK])).toBe(
    `[[[0],[1,"0:\\"$& words\\"\\n"]],[{}]]`,
  );
});

test("the step can be run again, and taken back", () => {
  expect(withLateStart(finished.html, late)).toEqual({ html: finished.html, data: undefined });
  const back = withoutLateStart(finished.html, () => finished.data?.text ?? "");
  expect(back).toContain('<script src="/b.js" async=""></script>');
  expect(back).toContain(`<script>${finished.data?.text}</script></body>`);
  expect(back).not.toContain("text/late");
  expect(withoutLateStart(document, () => "")).toBe(document);
});

test("a document whose scripts are written in another way stops the build", () => {
  const unknown = document.replaceAll('async=""', "defer");
  expect(() => withLateStart(unknown, late)).toThrow("no script in its head");
});

test("what stands in every document is small and carries no comments", () => {
  expect(bootText()).not.toMatch(/\/\*|^\s|^\/\//m);
  expect(Buffer.byteLength(bootText())).toBeLessThan(3500);
});
