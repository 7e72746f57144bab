/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { parseHtml, printHtml } from "@/lib/node/html";
import { bootText } from "./boot-text";
import { startLate } from "./late-start";
import { Unrecognised } from "./unrecognised";

const document =
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="image" href="/a.avif"/>' +
  '<script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Words</p><script>theme()</script><script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script><script src="/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"$& words\\"\\n"])</script></body></html>';
const late = { boot: "boot()", folder: "/_next/static/release", basePath: "/sub" };

function started(html = document) {
  const tree = parseHtml(html);
  const data = startLate(tree, late);
  return { html: printHtml(tree), data };
}

test("every script of the framework waits, its data in a script of its own, and nothing else changes", () => {
  const { html, data } = started();
  expect(html).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" as="image" href="/a.avif">' +
      '<script src="/old.js" nomodule=""></script>' +
      '<script type="text/late" data-src="/b.js"></script><script type="text/late" data-src="/a.js"></script>' +
      `<script type="text/late" id="route-data" data-src="/sub${data.path}"></script><script id="late-start">boot()</script></head>` +
      "<body><p>Words</p><script>theme()</script></body></html>",
  );
});

test("the data of a page is in its release's folder, under a name of what it says", () => {
  const { path } = started().data;
  expect(path).toMatch(/^\/_next\/static\/release\/[0-9a-f]{13}\.js$/);
  expect(started(document.replace("words", "other words")).data.path).not.toBe(path);
});

test("the script with the data hands it over in order, and then names the entry", () => {
  const page: Record<string, unknown> = { TURBOPACK: [] };
  page.self = page;
  runInNewContext(started().data.text, page);
  expect(JSON.stringify([page.__next_f, page.TURBOPACK])).toBe(
    `[[[0],[1,"0:\\"$& words\\"\\n"]],[{}]]`,
  );
});

test.each([
  ["scripts", document.replaceAll('async=""', "defer")],
  ["data", document.replaceAll("self.__next_f", "self.__next_g")],
  ["entry", document.replace('id="_R_"', 'id="_S_"')],
])("a document whose %s is written in another way is left as it is", (_, html) => {
  const tree = parseHtml(html);
  expect(() => startLate(tree, late)).toThrow(Unrecognised);
  expect(printHtml(tree)).toBe(printHtml(parseHtml(html)));
});

test("what is in every document is small and carries no comments", () => {
  expect(bootText()).not.toMatch(/\/\*|^\s|^\/\//m);
  expect(Buffer.byteLength(bootText())).toBeLessThan(5000);
});
