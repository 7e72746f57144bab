/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { documentOf, filesIn, type PageElement } from "@/lib/node/documents";
import { parseHtml } from "@/lib/node/html";
import { root } from "@/lib/node/steps";
import packages from "@/package.json";
import { startLate } from "./late-start";
import { madeFor } from "./made-for";
import { createStylesheetMerger } from "./stylesheets";

/** Three pages, each with a client component and a stylesheet of its own beside those of the layout. */
const pages = ["", "two", "three"];
const page = (name: string) => `import { Counter } from "./counter";
import "./own${name}.css";
export default function Page() {
  return <main className="own"><h1>Page ${name}</h1><Counter /></main>;
}`;
const files: Readonly<Record<string, string>> = {
  "next.config.mjs": "export default { output: 'export', trailingSlash: true };",
  "postcss.config.mjs": "export default { plugins: {} };",
  "app/shared.css": "@layer ui, pages; body { margin: 0 }",
  "app/layout.jsx": `import "./shared.css";
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  ...Object.fromEntries(
    pages.flatMap((name) => [
      [`app/${name}/page.jsx`, page(name)],
      [`app/${name}/own${name}.css`, `@layer pages { .own { color: red; order: ${name.length} } }`],
      [
        `app/${name}/counter.jsx`,
        `"use client"; import { useState } from "react"; import "./counter${name}.css";
export function Counter() { const [n, set] = useState(0); return <button className="c${name}" onClick={() => set(n + 1)}>{n}</button>; }`,
      ],
      [`app/${name}/counter${name}.css`, `@layer ui { .c${name} { color: blue } }`],
    ]),
  ),
};

let folder = "";
const out = () => path.join(folder, "out");

beforeAll(() => {
  // Created within the project, so that it finds the installed packages.
  folder = mkdtempSync(path.join(root, ".next-contract-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const next = path.join(root, "node_modules/next/dist/bin/next");
  execFileSync(process.execPath, [next, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: "pipe",
  });
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => parseHtml(readFileSync(path.join(out(), file), "utf8"));
const documents = pages.map((name) => path.posix.join(name, "index.html"));
const elementsOf = (file: string) => documentOf(file, "", read(file)).elements;
const scripts = (file: string) => elementsOf(file).filter(({ tag }) => tag === "script");
const inline = (file: string) => scripts(file).filter(({ attributes }) => !attributes.has("src"));
const isData = ({ text }: PageElement) => /^\(?self\.__next_f\b/.test(text);

test("the versions are those that the steps were made for", () => {
  const { next, react } = packages.dependencies;
  expect({ next, react }).toEqual(madeFor);
});

describe.each(documents)("in %s", (file) => {
  test("1: the framework's scripts are async and have an address", () => {
    const named = scripts(file).filter(({ attributes }) => attributes.has("src"));
    const others = named.filter(({ attributes }) => !attributes.has("async"));
    expect(named.length).toBeGreaterThan(others.length);
    expect(others.every(({ attributes }) => attributes.has("nomodule"))).toBe(true);
  });

  test("2: the data of the page is handed over by inline scripts that begin with its name", () => {
    expect(inline(file).filter(isData).length).toBeGreaterThan(1);
  });

  test("3: one inline script names the entry, and every other is data", () => {
    const entries = inline(file).filter((script) => !isData(script));
    expect(entries.map(({ attributes }) => attributes.get("id"))).toEqual(["_R_"]);
  });

  test("4: stylesheets have a precedence, and the data names them as the links do", () => {
    const links = elementsOf(file).filter(
      ({ tag, attributes }) => tag === "link" && attributes.get("rel") === "stylesheet",
    );
    expect(links.length).toBeGreaterThan(1);
    const data = inline(file)
      .filter(isData)
      .map(({ text }) => text)
      .join("");
    for (const { attributes } of links) {
      expect(attributes.has("data-precedence")).toBe(true);
      expect(data).toContain(path.posix.basename(attributes.get("href") ?? "-"));
    }
  });
});

test("every step recognises every document", () => {
  const merge = createStylesheetMerger(out());
  for (const file of documents) {
    const tree = read(file);
    expect(() => merge(tree)).not.toThrow();
    expect(() => startLate(tree, { boot: "", folder: "/_next", basePath: "" })).not.toThrow();
  }
});

test("beside documents and hashed files there is router data and nothing else", () => {
  const others = filesIn(out()).filter((file) => !/\.html$|^_next\//.test(file));
  expect(
    others.filter((file) => !/(^|\/)(index|__next\.[^/]+)\.txt$|^404\.txt$/.test(file)),
  ).toEqual([]);
});
