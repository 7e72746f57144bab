import { money } from "./money";

test.each([
  [0, "$0"],
  [5, "$0.05"],
  [56_925, "$569.25"],
  [165_000, "$1,650"],
  [-30_050, "−$300.50"],
])("%d cents are %s", (cents, text) => {
  expect(money(cents)).toBe(text);
});
