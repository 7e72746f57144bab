/** @jest-environment node */
import { readFileSync } from "node:fs";
import { altitudeLine, resortsByRoad } from "@/content/model/altitude-line";

const length = altitudeLine.at(-1)?.km ?? 0;
const shareOf = (name: string) =>
  (altitudeLine.find(({ place }) => place === name)?.km ?? 0) / length;

/** Where names hang from their marks, the columns end or begin at these points of the road. */
const sheets = ["components/features/altitude/altitude-names.css"];

test.each(sheets)("%s has its columns where the road has the places", (sheet) => {
  const [, list = ""] =
    /grid-template-columns: ((?:[\d.]+fr ?){5});/.exec(readFileSync(sheet, "utf8")) ?? [];
  const widths = list.split(" ").map(Number.parseFloat);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const edges = widths.map(
    (_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0) / whole,
  );
  expect(edges[1]).toBeCloseTo(shareOf("entoto"), 3);
  expect(edges[2]).toBeCloseTo(shareOf("bishoftu"), 3);
});

test.each(sheets)("%s moves Entoto’s name from the end of its column to its mark", (sheet) => {
  const [, moved = ""] = /translate: calc\(([\d.]+)cqw/.exec(readFileSync(sheet, "utf8")) ?? [];
  const column = (resortsByRoad.indexOf("entoto") + 1) / resortsByRoad.length;
  expect(Number(moved) / 100).toBeCloseTo(shareOf("entoto") - column, 3);
});
