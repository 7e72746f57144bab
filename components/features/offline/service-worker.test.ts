/** @jest-environment node */
import { readFileSync } from "node:fs";
import { filesIn, readDocument } from "@/lib/node/documents";
import { testFolder } from "@/lib/node/test-folder";
import { writeWorker } from "./service-worker";

const { at, write } = testFolder();
beforeEach(() => {
  write("_next/static/release-1/manifest.js", "");
  write("_next/static/chunks/c.js", "");
  write(
    "stay_card/index.html",
    `<link rel="stylesheet" href="/resort/_next/static/chunks/a.css"/><script src="/resort/_next/static/chunks/b.js" async=""></script>
     <script type="text/late" data-src="/resort/_next/static/chunks/c.js"></script>
     <script>release-1</script>`,
  );
});
function worker(enabled: boolean) {
  const documents = [readDocument(at(), "stay_card/index.html")];
  writeWorker({ out: at(), basePath: "/resort", documents, enabled });
  return readFileSync(at("sw.js"), "utf8");
}

test("under a sub-path the worker keeps the card there, and what it is made of", () => {
  const text = worker(true);
  expect(text).toContain('.includes("release-1")');
  expect(text).toContain('Response.redirect("/resort/stay_card/#offline")');
  expect(text).toContain(
    JSON.stringify(["a.css", "b.js", "c.js"].map((file) => `/resort/_next/static/chunks/${file}`)),
  );
  expect(text).not.toMatch(/RELEASE|BASE|CARD|PARTS|SCRIPTS|old\.js/);
});

test("the worker is given the address of a list of the scripts that each page starts with", () => {
  const text = worker(true);
  const list = filesIn(at()).find((file) => file.endsWith(".json")) ?? "";
  expect(text).toContain(`"/resort/${list}"`);
  expect(JSON.parse(readFileSync(at(list), "utf8"))).toEqual({
    "/resort/stay_card/": ["/resort/_next/static/chunks/c.js"],
  });
});

test("switched off, what is left forgets everything and leaves", () => {
  const text = worker(false);
  expect(text).toContain('"adey /resort/ "');
  expect(text).toMatch(/caches\.delete[\s\S]*unregister/);
  expect(text).not.toContain("respondWith");
});
