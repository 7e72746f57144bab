import type { Stay } from "@/components/features/stay/model/stay";
import { nightsBetween } from "@/lib/dates/days";
import { toEthiopian } from "@/lib/dates/ethiopian";
import { threads } from "@/components/ui/tibeb/threads";

export const patternColours = ["a", "b", "c"] as const;

type PatternColour = (typeof patternColours)[number];

export type StayPatternDrawing = {
  readonly rows: readonly string[];
  readonly width: number;
  /** One path for each colour, to be stroked one unit wide. */
  readonly paths: Readonly<Record<PatternColour, string>>;
};

/** Only the upper half; the lower half repeats it in reverse. */
const halfRows = 12;
const edgeRows = 4;
/** From the eye of a diamond to its outline. */
const rings = 8;
/** A week of diamonds or less is twice as wide as high. */
const wideNights = 7;
/** Nobody counts more diamonds or stripes than these. */
export const mostDiamonds = 30;
export const mostStripes = 12;

/**
 * The month of arrival determines the diamond, from its centre outwards. Gold is for the centre only, so that diamonds can be counted.
 */
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

/** The day determines what is between the diamonds, and the stitches along the edge: 5 x 3 x 2 variants make thirty days. */
const corners = ["bb.....", "b.bb...", "cc.b...", "aa.b...", "b.b.b.."] as const;
const stitches = ["cc..", "ccc.", "c.c.", "bb..", "bbb.", "b.b."] as const;

const secondThreads = [".", "b", "c"] as const;

/** The stripes of an adult and of a child. */
const stripes = { adult: ".aa.", child: ".b.." } as const;

/** Returns the thread at a position in a diamond's quarter, counted from its centre. */
function threadAt(across: number, up: number, diamond: string, corner: string): string {
  const ring = across + up;
  return (ring < rings ? diamond[ring] : corner[2 * (rings - 1) - ring]) ?? ".";
}

const mirrored = (text: string) => text + [...text].reverse().join("");

function diamondRow(up: number, step: number, diamond: string, corner: string): string {
  const columns = Array.from({ length: rings }, (_, at) => rings - 1 - at);
  return mirrored(
    columns.map((across) => threadAt(across, up, diamond, corner).repeat(step)).join(""),
  );
}

/**
 * Draws the SVG pattern of a stay: a diamond for each night, a stripe for each guest; the stylesheet sets the resort's colours. Equal
 * stays have equal patterns, and each day of the Ethiopian year has its own. Null until both dates are known and in order.
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
