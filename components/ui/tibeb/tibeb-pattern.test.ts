import { readFileSync } from "node:fs";
import {
  patternFor,
  patternGrounds,
  patternsFor,
  initials,
} from "@/components/ui/tibeb/tibeb-pattern";

test.each([
  ["Bethlehem Tadesse", "BT"],
  ["Hanna", "H"],
  ["  anna  maria van der berg ", "AB"],
  ["Élise Örn", "ÉÖ"],
  ["እንኳን ደህና", "እደ"],
  ["", ""],
])("the initials of %p are %p", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("a name has one pattern for good", () => {
  expect(patternFor("Eden Hailu")).toEqual(patternFor("Eden Hailu"));
});

test("no two of eight people in a list have the same ground, whatever their names, and a ninth has one too", () => {
  const names = ["Eden Hailu", "Eden Hailu", "Abel Bekele", ...Array<string>(6).fill("Eden Hailu")];
  const grounds = patternsFor(names).map(({ ground }) => ground);
  expect(new Set(grounds.slice(0, 8))).toEqual(new Set(patternGrounds));
  expect(grounds[8]).toBe(patternFor("Eden Hailu").ground);
});

test("a name keeps its own ground in a list where nobody before it has that one", () => {
  const own = patternFor("Eden Hailu");
  expect(patternsFor(["Eden Hailu"])).toEqual([own]);
  const [, second] = patternsFor(["Eden Hailu", "Eden Hailu"]);
  expect(second?.pattern).toEqual(own.pattern);
  expect(second?.ground).not.toBe(own.ground);
});

const stylesheet = readFileSync("components/ui/tibeb/tibeb-pattern.css", "utf8");
const monogram = readFileSync("components/ui/tibeb/monogram.css", "utf8");
const defaultLetters = /var\(--pattern-initials, (#\w{6})\)/.exec(monogram)?.[1] ?? "";

test.each(patternGrounds)("the letters on %s can be read in both themes", (ground) => {
  const rule = new RegExp(`data-ground="${ground}"\\] \\{([^}]*)\\}`).exec(stylesheet)?.[1] ?? "";
  const grounds = /--pattern-ground: light-dark\((#\w{6}), (#\w{6})\)/.exec(rule)?.slice(1) ?? [];
  const letters = /--pattern-initials: (#\w{6})/.exec(rule)?.[1] ?? defaultLetters;
  expect(grounds).toHaveLength(2);
  for (const colour of grounds) expect(contrast(letters, colour)).toBeGreaterThan(4.5);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
