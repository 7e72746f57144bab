/** @jest-environment node */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mergedStylesheet, mergeStylesheets, namedStylesheets } from "./stylesheets";

test("what several sheets say in one layer stands in one block, once, in their order", () => {
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
    `<link rel="stylesheet" href="/resort${chunk(name)}" data-precedence="next"/>`;
  let out = "";
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), "stylesheets-"));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
      writeFileSync(path.join(out, file), text);
    };
    for (const name of ["shared", "one", "two", "lost"])
      write(chunk(name), `@layer ui{.${name}{color:red}}`);
    const data = `:HL["/resort${chunk("one")}","style"] "${chunk("lost")}"`;
    write("index.html", `${link("shared")}${link("one")}${link("two")}<script>${data}</script>`);
    write("index.txt", data);
    write("404.html", link("shared"));
  });
  afterEach(() => rmSync(out, { recursive: true }));

  test("links the shared sheet and one of the document's own, which its route data names too", () => {
    mergeStylesheets(out);
    const html = readFileSync(path.join(out, "index.html"), "utf8");
    const [shared, own = "", ...others] = namedStylesheets(html);
    expect([shared, others]).toEqual([chunk("shared"), []]);
    expect(html.match(/<link/g)).toHaveLength(2);
    const sheet = readFileSync(path.join(out, own), "utf8");
    for (const name of ["one", "two", "lost"]) expect(sheet).toContain(`.${name}{`);
    expect(namedStylesheets(readFileSync(path.join(out, "index.txt"), "utf8"))).toEqual([own]);
    expect(readFileSync(path.join(out, "404.html"), "utf8")).toBe(link("shared"));
  });
});
