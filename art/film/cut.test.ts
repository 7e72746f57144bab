/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filmLength, filterGraph, printCaptions } from "./cut";
import { ownFilm } from "@/content/copy/film";
import { crossFade, shotLength, shots, titleLength } from "./shots";

const cues = [...printCaptions(shots).matchAll(/^00:(\S+) --> 00:(\S+)\n(.+)$/gm)].map(
  ([, from, to, says]) => ({ from: Number(from), to: Number(to), says }),
);

test("every shot is described, in order", () => {
  expect(cues.map(({ says }) => says)).toEqual(shots.map(({ says }) => says));
});

test("the descriptions follow each other without a gap and end with the film", () => {
  const starts = cues.map(({ from }) => from);
  expect(starts).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
  expect(filmLength(shots) - (cues.at(-1)?.to ?? 0)).toBeCloseTo(crossFade / 2);
});

test.each(shots)(
  "the camera hardly moves in $picture, inside its master",
  ({ from, to, moves }) => {
    for (const [left, top, width] of [from, to]) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(1800);
      expect(top + (width * 9) / 16).toBeLessThanOrEqual(1200);
    }
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeLessThanOrEqual(40);
    expect(moves.length).toBeGreaterThan(0);
    for (const [x, y] of moves.flatMap(({ area, but = [] }) => [area, ...but].flat())) {
      expect(x >= 0 && x <= 1800 && y >= 0 && y <= 1200).toBe(true);
    }
    expect(from[2] - to[2]).toBeGreaterThan(0);
    expect((from[2] - to[2]) / from[2]).toBeLessThanOrEqual(0.035);
  },
);

test("the title is over the last shot alone", () => {
  expect(titleLength).toBeLessThan(shotLength - crossFade);
  expect(filterGraph(shots)).toContain(`[${shots.length}:v]format=yuva444p`);
});

const shipped = path.join(process.cwd(), "public");

test.each([
  [ownFilm.file, "avc1", 3_000_000],
  [ownFilm.av1, "av01", 2_000_000],
])("%s is as long as its cut, is %s and has less than %i bytes", (file, codec, bytes) => {
  const film = readFileSync(path.join(shipped, file));
  const header = film.indexOf("mvhd") + 16;
  const seconds = film.readUInt32BE(header + 4) / film.readUInt32BE(header);
  expect(Math.abs(seconds - filmLength(shots))).toBeLessThan(0.1);
  expect(film.includes(codec)).toBe(true);
  expect(film.length).toBeLessThan(bytes);
});

test("the film's captions are those of the cut", () => {
  expect(readFileSync(path.join(shipped, "film/adey.vtt"), "utf8")).toBe(printCaptions(shots));
});
