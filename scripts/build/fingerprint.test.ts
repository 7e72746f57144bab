/** @jest-environment node */
import { rmSync } from "node:fs";
import { testFolder } from "../../lib/node/test-folder";
import { fingerprint } from "./fingerprint";

const { at, write } = testFolder();
const hash = (environment = {}) => fingerprint(at(), environment);
beforeEach(() => write("content/model/rooms.ts", "one"));

const source = [
  "content/model/rooms.ts",
  "components/ui/link/external-link.tsx",
  "next.config.ts",
  "app/.well-known/security.txt/route.ts",
  ".env.local",
];
const beside = ["README.md", "out/index.html", ".next/trace", "node_modules/next/index.js"];
const unfinished = ["bench.json", "content/.DS_Store", "content/.room.md.swp", "public/film.part"];
const made = ["art/drawn-cards/0123456789abcdef.jpg"];
const tests = ["e2e/home.spec.ts", "content/records/rooms.test.ts"];

test.each([
  ...source.map((file) => [file, "asks for a new build"]),
  ...[...beside, ...unfinished, ...made, ...tests].map((file) => [file, "keeps the build"]),
])("a change in %s %s", (file, outcome) => {
  write(file, "before");
  const before = hash();
  const keeps = outcome === "keeps the build";
  write(file, "after");
  expect(hash() === before).toBe(keeps);
  rmSync(at(file));
  expect(hash() === before).toBe(keeps);
});

test("a renamed file requires a new build", () => {
  const before = hash();
  rmSync(at("content/model/rooms.ts"));
  write("content/copy/suites.ts", "one");
  expect(hash()).not.toBe(before);
});

test("a public setting requires a new build, any other does not", () => {
  const before = hash();
  expect(hash({ NEXT_PUBLIC_BASE_PATH: "/resort" })).not.toBe(before);
  expect(hash({ PORT: "3001" })).toBe(before);
});
