/** @jest-environment node */
import { readFileSync } from "node:fs";
import { altitudeLine } from "@/content/altitude-line";

/** Where names hang from the marks, their columns end or begin at these places of the road. */
const sheets = ["components/features/altitude/altitude-names.css"];

test.each(sheets)("%s has its columns where the road has the places", (sheet) => {
  const [, list = ""] =
    /grid-template-columns: ((?:[\d.]+fr ?){5});/.exec(readFileSync(sheet, "utf8")) ?? [];
  const widths = list.split(" ").map(Number.parseFloat);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const edges = widths.map(
    (_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0) / whole,
  );
  const length = altitudeLine.at(-1)?.km ?? 0;
  const shareOf = (name: string) =>
    (altitudeLine.find(({ place }) => place === name)?.km ?? 0) / length;
  expect(edges[1]).toBeCloseTo(shareOf("entoto"), 3);
  expect(edges[2]).toBeCloseTo(shareOf("bishoftu"), 3);
});
