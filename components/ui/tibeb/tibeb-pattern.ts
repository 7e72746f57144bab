import "./tibeb-pattern.css";
export const patternGrounds = [
  "clay",
  "lake",
  "adey",
  "basalt",
  "forest",
  "night",
  "olive",
  "plum",
] as const;

type PatternGround = (typeof patternGrounds)[number];

type PatternChart = readonly string[];

/** Weaving charts, one letter a thread: "a" and "b" are the two colours, "." is the background. Each repeats across the pattern. */
const charts: readonly [PatternChart, PatternChart, PatternChart] = [
  [
    "b....aa....b",
    "....aaaa....",
    "...aa..aa...",
    "..aa....aa..",
    ".aa..bb..aa.",
    "aa..bbbb..aa",
    ".aa..bb..aa.",
    "..aa....aa..",
    "...aa..aa...",
    "....aaaa....",
    "b....aa....b",
  ],
  [
    "aa........aa",
    ".aa..bb..aa.",
    "..aa....aa..",
    "...aa..aa...",
    "b...aaaa...b",
    "bb...aa...bb",
    "b...aaaa...b",
    "...aa..aa...",
    "..aa....aa..",
    ".aa..bb..aa.",
    "aa........aa",
  ],
  [
    "aaa..bb..aaa",
    "aa..b..b..aa",
    "a..b.aa.b..a",
    "..b.aaaa.b..",
    ".b.aaaaaa.b.",
    "b.aaa..aaa.b",
    ".b.aaaaaa.b.",
    "..b.aaaa.b..",
    "a..b.aa.b..a",
    "aa..b..b..aa",
    "aaa..bb..aaa",
  ],
];

export type TibebPattern = { readonly ground: PatternGround; readonly pattern: PatternChart };

/** The same name has the same pattern on every page and in every build. */
export function patternFor(name: string): TibebPattern {
  const number = hash(name);
  return {
    ground: patternGrounds[number % patternGrounds.length] ?? "clay",
    pattern: charts[Math.floor(number / patternGrounds.length) % charts.length] ?? charts[0],
  };
}

/**
 * Returns patterns for the people of one list, in its order: each has the pattern of its name, with the next free background if another
 * person has the same. After eight people all backgrounds are free again.
 */
export function patternsFor(names: readonly string[]): readonly TibebPattern[] {
  const taken = new Set<PatternGround>();
  return names.map((name) => {
    if (taken.size === patternGrounds.length) taken.clear();
    const { ground: own, pattern } = patternFor(name);
    const from = patternGrounds.indexOf(own);
    const ground =
      [...patternGrounds.slice(from), ...patternGrounds].find((one) => !taken.has(one)) ?? own;
    taken.add(ground);
    return { ground, pattern };
  });
}

export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = "") => [...word].slice(0, 1).join("").toUpperCase()).join("");
}

/** Uses the upper bits of FNV-1a, because the lower ones repeat too often among short names. The offset basis is raised by 153. */
function hash(text: string): number {
  let value = 0x811c9e5e;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 20;
}
