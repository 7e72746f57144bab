/** @jest-environment node */
import { readFileSync } from "node:fs";
import { changeHtml, parseHtml, printHtml } from "@/lib/node/html";
import { testFolder } from "@/lib/node/test-folder";
import { createStylesheetMerger, mergedStylesheet } from "./stylesheets";
import { Unrecognised } from "./unrecognised";

test("what several sheets say in one layer is in one block, once, in their order", () => {
  const first = "@layer ui{.a{color:red}@media print{.a{color:black}}}@layer pages{.p{margin:0}}";
  const second = "@layer ui{@media print{.b{color:black}}.a{color:red}.b{color:blue}}";
  expect(mergedStylesheet([first, second])).toBe(
    "@layer ui{.a{color:red}@media print{.a{color:black}.b{color:black}}.b{color:blue}}@layer pages{.p{margin:0}}",
  );
});

test("what the shared sheet says outside its layers is not said again", () => {
  const font = "@font-face{font-family:x}";
  expect(mergedStylesheet([`${font}.own{color:red}`], font)).toBe(".own{color:red}");
});

describe("an export", () => {
  const chunk = (name: string) => `/_next/static/chunks/${name}.css`;
  const link = (name: string) =>
    `<link rel="stylesheet" href="/resort${chunk(name)}" data-precedence="next">`;
  const page = (...sheets: string[]) =>
    `<html><head>${sheets.map(link).join("")}</head><body><script>${sheets.map((name) => `"${chunk(name)}"`).join()}</script></body></html>`;
  const { at, write } = testFolder();
  beforeEach(() => {
    for (const name of ["shared", "one", "two"])
      write(chunk(name), `@layer ui{.${name}{color:red}}`);
  });

  test("links the shared sheet and one of the document's own, which its data names too", () => {
    const merge = createStylesheetMerger(at());
    const html = changeHtml(page("shared", "one", "two"), merge);
    const names = Array.from(html.matchAll(/[\w-]+\.css/g), ([name]) => name);
    const [shared, own = ""] = names;
    expect(names).toEqual([shared, own, shared, own, own]);
    expect(shared).toBe("shared.css");
    const sheet = readFileSync(at("_next/static/chunks", own), "utf8");
    for (const name of ["one", "two"]) expect(sheet).toContain(`.${name}{`);
    expect(changeHtml(page("shared"), merge)).toBe(page("shared"));
  });

  test("leaves a document as it is that begins with another sheet", () => {
    const merge = createStylesheetMerger(at());
    changeHtml(page("shared", "one"), merge);
    const tree = parseHtml(page("two", "one"));
    expect(() => merge(tree)).toThrow(Unrecognised);
    expect(printHtml(tree)).toBe(page("two", "one"));
  });
});
