/** @jest-environment node */
// @ts-nocheck
import { printStylesheet } from "./stylesheet";

const entry = { colour: "#504030", focus: { wide: [50, 40], tall: [95, 40] } };

test("pictures that share a ground and a focus share their rules", () => {
  expect(printStylesheet([entry, { ...entry }])).toBe(printStylesheet([entry]));
});

test("every ground and focus of a picture has its rule, on phones too", () => {
  const sheet = printStylesheet([entry]);
  for (const rule of [
    ".pic-504030{background-color:#504030}",
    ".focus-x95{--focus-x:95%}",
    ".phone-focus-y40{--focus-y:40%}",
  ]) {
    expect(sheet).toContain(rule);
  }
});
