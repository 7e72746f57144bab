/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprint } from "./fingerprint";

let root: string;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "fingerprint-"));
  write("content/rooms.ts", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

const source = [
  "content/rooms.ts",
  "components/ui/link/external-link.tsx",
  "next.config.ts",
  ".env.local",
];
const beside = ["README.md", "out/index.html", ".next/trace", "node_modules/next/index.js"];
const tests = ["e2e/home.spec.ts", "content/rooms.test.ts"];

test.each([
  ...source.map((file) => [file, "asks for a new build"]),
  ...[...beside, ...tests].map((file) => [file, "keeps the build"]),
])("a change in %s %s", (file, outcome) => {
  write(file, "before");
  const before = fingerprint(root, {});
  const keeps = outcome === "keeps the build";
  write(file, "after");
  expect(fingerprint(root, {}) === before).toBe(keeps);
  rmSync(path.join(root, file));
  expect(fingerprint(root, {}) === before).toBe(keeps);
});

test("a renamed file asks for a new build", () => {
  const before = fingerprint(root, {});
  rmSync(path.join(root, "content/rooms.ts"));
  write("content/suites.ts", "one");
  expect(fingerprint(root, {})).not.toBe(before);
});

test("a public setting asks for a new build, any other does not", () => {
  const before = fingerprint(root, {});
  expect(fingerprint(root, { NEXT_PUBLIC_BASE_PATH: "/resort" })).not.toBe(before);
  expect(fingerprint(root, { PORT: "3001" })).toBe(before);
});
