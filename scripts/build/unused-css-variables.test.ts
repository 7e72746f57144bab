/** @jest-environment node */
import postcss from "postcss";
import { unusedCssVariables } from "./unused-css-variables";

const lean = (css: string) =>
  postcss([unusedCssVariables]).process(css, { from: undefined }).css.replace(/\s+/g, " ");

test("what every browser of ours can mix has no flat colour before it", () => {
  const css = lean(`.card { color: red; border-color: var(--adey);
    @supports (color: color-mix(in lab, red, red)) { border-color: color-mix(in oklab, var(--adey) 55%, transparent); } }`);
  expect(css).toBe(
    ".card { color: red; border-color: color-mix(in oklab, var(--adey) 55%, transparent) }",
  );
});

test("another question to the browser stays", () => {
  const css = "@supports (display: grid) { .card { display: grid; } }";
  expect(lean(css)).toBe(css);
});

const registered = `
  @property --tw-style { syntax: "*"; inherits: false; initial-value: solid; }
  @layer properties { @supports (not (margin-trim: inline)) { *, ::before, ::after, ::backdrop { --tw-style: solid; } } }`;

test("a variable that nothing reads goes with its registration and its fallback", () => {
  expect(lean(`.bold { --tw-style: dashed; font-weight: 700; }${registered}`)).toBe(
    ".bold { font-weight: 700; }",
  );
});

test("a variable that nothing sets is its first value", () => {
  expect(lean(`.line { border-style: var(--tw-style); }${registered}`)).toBe(
    ".line { border-style: solid; }",
  );
});

test("a variable that is set and read stays as it is", () => {
  const css = lean(
    `.dashed { --tw-style: dashed; } .line { border-style: var(--tw-style); }${registered}`,
  );
  expect(css).toContain("@property --tw-style");
  expect(css).toContain("--tw-style: dashed;");
  expect(css).toContain("::backdrop { --tw-style: solid; }");
  expect(css).toContain("border-style: var(--tw-style);");
});
