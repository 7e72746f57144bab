import { fanLeaders } from "@/components/features/altitude/leaders";
import { drawProfile, type Profile, type ProfileLeg } from "@/components/features/altitude/profile";
import { grouped } from "@/lib/text/grouped";
import {
  resortsByRoad,
  altitudeLine,
  gorgeName,
  isResort,
  lineTexts,
  type LinePlace,
} from "@/content/model/altitude-line";
import { capitalName } from "@/content/model/journeys";
import { resortOf } from "@/content/model/resorts";

/**
 * Two drawings of the line, in units that are pixels at 1280 and at 375 px. On phones two names would overlap, so leaders connect the
 * marks to four equal columns, and Entoto's name is above its own; on wide windows the names hang from their marks.
 */
const sizes = {
  wide: { width: 1200, height: 86, below: 14 },
  narrow: { width: 335, height: 56, below: 26 },
} as const;

export type Shape = keyof typeof sizes;

type Drawing = {
  readonly profile: Profile<LinePlace>;
  readonly width: number;
  readonly height: number;
  readonly leaders: readonly string[];
  /** The legs of a journey, from resort to resort and through the capital. */
  readonly legs: readonly ProfileLeg<LinePlace>[];
  readonly name: string;
  readonly note: string;
};

export function metresText(metres: number): string {
  return `${grouped(metres)} ${lineTexts.metres}`;
}

const nameOf = (place: LinePlace) =>
  place === "addis" ? capitalName : place === "gorge" ? gorgeName : resortOf(place).name;

function plumbLeaders({ marks }: Profile<LinePlace>, end: number): string[] {
  return marks.filter(({ place }) => isResort(place)).map(({ x, y }) => `M${x} ${y}V${end}`);
}

function legsBetween(places: readonly LinePlace[], shape: Shape) {
  const points = altitudeLine.map(({ km, metres, place }) =>
    place && places.includes(place) ? { km, metres, place } : { km, metres },
  );
  return drawProfile<LinePlace>(points, sizes[shape]).legs;
}

function draw(shape: Shape): Drawing {
  const { width, height, below } = sizes[shape];
  const profile = drawProfile(altitudeLine, { width, height });
  const places = profile.marks.map(({ place, metres }) => `${nameOf(place)} ${metresText(metres)}`);
  const { from, heights, times, byRoad } = lineTexts;
  const length = altitudeLine.at(-1)?.km ?? 0;
  return {
    profile,
    width,
    height: height + below,
    leaders:
      shape === "wide"
        ? plumbLeaders(profile, height + below)
        : fanLeaders(profile.marks, sizes[shape], "entoto"),
    legs: legsBetween([...resortsByRoad, "addis"], shape),
    name: `${from} ${places.join(", ")}. ${heights} ${profile.exaggeration} ${times}`,
    note: `${length} ${byRoad}`,
  };
}

export const drawings: Readonly<Record<Shape, Drawing>> = {
  wide: draw("wide"),
  narrow: draw("narrow"),
};
