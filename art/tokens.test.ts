/** @jest-environment node */
import { readTokens } from "./tokens";

const shared = `@layer base { :root { --accent: light-dark(teal, rgb(1, 2, 3)); --ink: black } }
@media print { :root { --ink: white } }`;

test.each([
  `:root[data-variant="city"]`,
  `[data-variant="city"]`,
  `:root:has(> body > [data-variant="city"], > body > div > [data-variant="city"])`,
])("the colours of a variant are read from %s", (selector) => {
  const sheet = `@layer base { ${selector} { --accent: navy } [data-variant="city"] a { --ink: red } }`;
  const token = readTokens("city", [shared, sheet]);
  expect([token("accent"), token("ink")]).toEqual(["navy", "black"]);
});

test("a token has a value by day and one after dark", () => {
  const token = readTokens("booking", [shared]);
  expect([token("accent"), token("accent", "dark")]).toEqual(["teal", "rgb(1, 2, 3)"]);
});

test("a variant without a token of its own stops the program", () => {
  expect(() => readTokens("hostel", [shared])).toThrow('no token for the variant "hostel"');
});

test.each([
  ["none", ""],
  ["two", ":root { --ink: white }"],
])("a token with %s values stops the program", (_, sheet) => {
  const token = readTokens(undefined, sheet ? [shared, sheet] : []);
  expect(() => token("ink")).toThrow("--ink");
});
