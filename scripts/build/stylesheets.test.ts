/** @jest-environment node */
import { readFileSync } from "node:fs";
import { testFolder } from "../../lib/node/test-folder";
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
  const { at, write } = testFolder();
  const read = (file: string) => readFileSync(at(file), "utf8");
  beforeEach(() => {
    for (const name of ["shared", "one", "two", "lost"])
      write(chunk(name), `@layer ui{.${name}{color:red}}`);
    const data = `:HL["/resort${chunk("one")}","style"] "${chunk("lost")}"`;
    write("index.html", `${link("shared")}${link("one")}${link("two")}<script>${data}</script>`);
    write("index.txt", data);
    write("404.html", link("shared"));
  });

  test("links the shared sheet and one of the document's own, which its route data names too", () => {
    mergeStylesheets(at());
    const html = read("index.html");
    const [shared, own = "", ...others] = namedStylesheets(html);
    expect([shared, others]).toEqual([chunk("shared"), []]);
    expect(html.match(/<link/g)).toHaveLength(2);
    const sheet = read(own);
    for (const name of ["one", "two", "lost"]) expect(sheet).toContain(`.${name}{`);
    expect(namedStylesheets(read("index.txt"))).toEqual([own]);
    expect(read("404.html")).toBe(link("shared"));
  });
});
