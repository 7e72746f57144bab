/** @jest-environment node */
import { filmLength, printCaptions } from "./cut";
import { shots } from "@/content/film-shots";

const cues = [...printCaptions(shots).matchAll(/^00:(\S+) --> 00:(\S+)\n(.+)$/gm)].map(
  ([, from, to, says]) => ({ from: Number(from), to: Number(to), says }),
);

test("every shot is described, in order", () => {
  expect(cues.map(({ says }) => says)).toEqual(shots.map(({ says }) => says));
});

test("the descriptions follow each other without a gap and end with the film", () => {
  const starts = cues.map(({ from }) => from);
  expect(starts).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
  expect(filmLength(shots) - (cues.at(-1)?.to ?? 0)).toBeCloseTo(0.5);
});

test.each(shots)("the shot of $picture moves by 6 % at most, inside its master", ({ from, to }) => {
  for (const [left, top, width] of [from, to]) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(1800);
    expect(top + (width * 9) / 16).toBeLessThanOrEqual(1200);
  }
  expect(Math.abs(from[2] - to[2]) / 1800).toBeLessThanOrEqual(0.06);
  expect(Math.abs(from[0] - to[0]) / 1800).toBeLessThanOrEqual(0.06);
});
