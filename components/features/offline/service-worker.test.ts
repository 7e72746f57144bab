/** @jest-environment node */
import { testFolder } from "@/lib/node/test-folder";
import { workerFor } from "./service-worker";

const { at, write } = testFolder();
beforeEach(() => {
  write("_next/static/release-1/manifest.js", "");
  write(
    "stay_card/index.html",
    `<link rel="stylesheet" href="/resort/_next/static/chunks/a.css"/><script src="/resort/_next/static/chunks/b.js" async=""></script>
     <script type="text/late" data-src="/resort/_next/static/chunks/c.js"></script>
     <script>release-1</script>`,
  );
});
const worker = (enabled: boolean) => workerFor({ out: at(), basePath: "/resort", enabled });

test("under a sub-path the worker keeps the card there, and what it is made of", () => {
  const text = worker(true);
  expect(text).toContain('.includes("release-1")');
  expect(text).toContain('Response.redirect("/resort/stay_card/")');
  expect(text).toContain(
    JSON.stringify(["a.css", "b.js", "c.js"].map((file) => `/resort/_next/static/chunks/${file}`)),
  );
  expect(text).not.toMatch(/RELEASE|BASE|CARD|PARTS|old\.js/);
});

test("switched off, what is left forgets everything and leaves", () => {
  const text = worker(false);
  expect(text).toContain('"adey /resort/ "');
  expect(text).toMatch(/caches\.delete[\s\S]*unregister/);
  expect(text).not.toContain("respondWith");
});
