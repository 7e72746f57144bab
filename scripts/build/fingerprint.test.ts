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

test.each(["content/rooms.ts", "components/ui/out-link.tsx", "next.config.ts", ".env.local"])(
  "a change in %s asks for a new build",
  (file) => {
    write(file, "before");
    const before = fingerprint(root, {});
    write(file, "after");
    expect(fingerprint(root, {})).not.toBe(before);
  },
);

test.each([
  "README.md",
  "out/index.html",
  ".next/trace",
  "node_modules/next/index.js",
  "e2e/home.spec.ts",
  "content/rooms.test.ts",
])("a change in %s keeps the build", (file) => {
  const before = fingerprint(root, {});
  write(file, "changed");
  expect(fingerprint(root, {})).toBe(before);
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
