import type { Stay } from "@/components/features/stay/model/stay";
import { nightsBetween } from "@/components/features/calendar/days";
import { toEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { threads } from "@/components/ui/tibeb/threads";

/** The three threads: the house's own, its paler one, and gold. */
export const patternColours = ["a", "b", "c"] as const;

type PatternColour = (typeof patternColours)[number];

export type StayPatternDrawing = {
  /** One repeat of the pattern: 24 rows, one letter a thread, "." the ground. */
  readonly rows: readonly string[];
  /** Threads across. */
  readonly width: number;
  /** A path for each colour, to be drawn one unit wide. */
  readonly paths: Readonly<Record<PatternColour, string>>;
};

/** Above the middle of a pattern; below it the rows come once more, the last first. */
const halfRows = 12;
const edgeRows = 4;
/** From the eye of a diamond to its outline. */
const rings = 8;
/** Up to a week of diamonds is twice as wide as it is high. */
const wideNights = 7;
/** More diamonds or stripes than these nobody counts. */
export const mostDiamonds = 30;
export const mostStripes = 12;

/** The month of arrival draws the diamond, from its eye outwards. Gold is the eye's alone, so that the eyes can be counted. */
const diamonds = [
  "cc.aa..a",
  "c.a.bb.a",
  "c.aa.b.a",
  "cc.bb.aa",
  "c.ba.b.a",
  "cc.a.a.a",
  "c.bb..aa",
  "c.aab..a",
  "cc.b.aaa",
  "c..aa.ba",
  "cc.ab..a",
  "c.a..baa",
  "c.b.a.aa",
] as const;

/** The day draws what stands between the diamonds, from the edge inwards, and the stitches along it: 5 x 3 x 2 make its thirty days. */
const corners = ["bb.....", "b.bb...", "cc.b...", "aa.b...", "b.b.b.."] as const;
const stitches = ["cc..", "ccc.", "c.c.", "bb..", "bbb.", "b.b."] as const;

/** What lies under the edge's first thread: one room, two, more. */
const secondThreads = [".", "b", "c"] as const;

/** An adult's stripe and a child's. */
const stripes = { adult: ".aa.", child: ".b.." } as const;

/** The thread at a place of a diamond's quarter, counted from its middle. */
function threadAt(across: number, up: number, diamond: string, corner: string): string {
  const ring = across + up;
  return (ring < rings ? diamond[ring] : corner[2 * (rings - 1) - ring]) ?? ".";
}

const mirrored = (text: string) => text + [...text].reverse().join("");

/** One row of one diamond, which is mirrored about its middle. */
function diamondRow(up: number, step: number, diamond: string, corner: string): string {
  const columns = Array.from({ length: rings }, (_, at) => rings - 1 - at);
  return mirrored(
    columns.map((across) => threadAt(across, up, diamond, corner).repeat(step)).join(""),
  );
}

/**
 * The SVG pattern of a stay: a diamond for each night, a stripe for each guest; the stylesheet sets the resort's colours. The same stay is
 * always the same pattern, and each day of the Ethiopian year has its own. Null until both dates are known and make a stay.
 */
export function drawStayPattern(stay: Stay): StayPatternDrawing | null {
  const { selectedInDate: first, selectedOutDate: last } = stay;
  const { room = 1, adult = 1, children = 0 } = stay;
  const nights = nightsBetween(first, last);
  if (first === undefined || nights === undefined) return null;

  const { month, day } = toEthiopian(first);
  const diamond = diamonds[month - 1] ?? diamonds[0];
  const corner = corners[(day - 1) % corners.length] ?? corners[0];
  const stitch = stitches[Math.floor((day - 1) / corners.length)] ?? stitches[0];
  const step = nights > wideNights ? 1 : 2;

  const guests = [
    ...Array.from({ length: adult }, () => stripes.adult),
    ...Array.from({ length: children }, () => stripes.child),
  ].slice(0, mostStripes);
  const striped = `..${guests.join("")}..`;
  const count = Math.min(nights, mostDiamonds);
  const width = striped.length + count * 2 * rings * step;

  const edge = [
    "a".repeat(width),
    (secondThreads[room - 1] ?? "c").repeat(width),
    stitch.repeat(width / stitch.length),
    striped.padEnd(width, "."),
  ];
  const field = Array.from({ length: halfRows - edgeRows }, (_, at) => {
    const up = halfRows - edgeRows - 1 - at;
    return striped + diamondRow(up, step, diamond, corner).repeat(count);
  });
  const upper = [...edge, ...field];
  const rows = [...upper, ...[...upper].reverse()];
  return {
    rows,
    width,
    paths: { a: threads(rows, "a", 1), b: threads(rows, "b", 1), c: threads(rows, "c", 1) },
  };
}
