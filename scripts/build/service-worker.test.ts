/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { workerFor } from "./service-worker";

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), "offline-"));
  mkdirSync(path.join(out, "_next/static/release-1"), { recursive: true });
  mkdirSync(path.join(out, "_next/static/chunks"));
  mkdirSync(path.join(out, "stay_card"));
  writeFileSync(
    path.join(out, "stay_card/index.html"),
    `<link rel="stylesheet" href="/resort/_next/static/chunks/a.css"/><script src="/resort/_next/static/chunks/b.js" async=""></script>
     <script src="/resort/_next/static/chunks/old.js" noModule=""></script><script>release-1</script>`,
  );
});
afterEach(() => rmSync(out, { recursive: true }));

test("under a sub-path the worker keeps the card there, and what it is made of", () => {
  const worker = workerFor({ out, basePath: "/resort", enabled: true });
  expect(worker).toContain('const release = "release-1";');
  expect(worker).toContain('const card = "/resort/stay_card/";');
  expect(worker).toContain(
    '["/resort/_next/static/chunks/a.css","/resort/_next/static/chunks/b.js"]',
  );
  expect(worker).not.toMatch(/RELEASE|BASE|CARD|PARTS|old\.js/);
});

test("switched off, what is left forgets everything and leaves", () => {
  const worker = workerFor({ out, basePath: "/resort", enabled: false });
  expect(worker).toContain('"adey /resort/ "');
  expect(worker).toMatch(/caches\.delete[\s\S]*unregister/);
  expect(worker).not.toContain("respondWith");
});
