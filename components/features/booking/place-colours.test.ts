import { readFileSync } from "node:fs";

const places = readFileSync("components/features/booking/place-colours.css", "utf8");
const variants = readFileSync("components/styles/variants.css", "utf8");

/** What the first rule that selects this sets a property to. */
const valueIn = (sheet: string, selector: string, property: string) =>
  sheet
    .match(/[^{}]+\{[^{}]*\}/g)
    ?.find((rule) => rule.slice(0, rule.indexOf("{")).includes(selector))
    ?.match(new RegExp(`${property}: ([^;]+);`))?.[1];

test.each(["hostel", "city", "apartment"])("the %s has the accent of its home", (house) => {
  const accent = valueIn(variants, `[data-variant="${house}"]`, "--accent");
  expect(accent).toMatch(/^light-dark/);
  expect(valueIn(places, `[data-place="${house}"]`, "--place")).toBe(accent);
});
