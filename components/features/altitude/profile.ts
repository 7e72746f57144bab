export type ProfilePoint<Place extends string = string> = {
  readonly km: number;
  readonly metres: number;
  /** What is marked at this point, if anything. */
  readonly place?: Place;
};

export type Spot = { readonly x: number; readonly y: number };

export type ProfileLeg<Place extends string> = {
  readonly from: Place;
  readonly to: Place;
  readonly path: string;
};

export type Profile<Place extends string> = {
  readonly path: string;
  /** The same line, split at the marked places. */
  readonly legs: readonly ProfileLeg<Place>[];
  readonly marks: readonly (Spot & { readonly place: Place; readonly metres: number })[];
  readonly levelY: (metres: number) => number;
  /** By how much heights are exaggerated against distances, in whole numbers. */
  readonly exaggeration: number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Scales a section along a road into a box: the first point at the left edge, the last at the right, the lowest at the bottom and the
 * highest at the top. The points come in the order of their kilometres. @throws where there are fewer than two points, or all have the
 * same height.
 */
export function drawProfile<Place extends string>(
  points: readonly ProfilePoint<Place>[],
  { width, height }: { readonly width: number; readonly height: number },
): Profile<Place> {
  const heights = points.map(({ metres }) => metres);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const from = points[0]?.km ?? 0;
  const length = (points.at(-1)?.km ?? 0) - from;
  const rise = highest - lowest;
  if (!(length > 0 && rise > 0)) throw new Error("A profile has a length and a height.");

  const levelY = (metres: number) => round(((highest - metres) / rise) * height);
  const spotOf = ({ km, metres }: ProfilePoint): Spot => ({
    x: round(((km - from) / length) * width),
    y: levelY(metres),
  });
  const pathOf = (part: readonly ProfilePoint[]) =>
    `M${part
      .map(spotOf)
      .map(({ x, y }) => `${x} ${y}`)
      .join("L")}`;

  const marked = points.flatMap((point, at) =>
    point.place === undefined ? [] : [{ ...point, place: point.place, at }],
  );
  return {
    path: pathOf(points),
    legs: marked.slice(1).map(({ place, at }, before) => {
      const start = marked[before] ?? { place, at };
      return { from: start.place, to: place, path: pathOf(points.slice(start.at, at + 1)) };
    }),
    marks: marked.map((point) => ({
      ...spotOf(point),
      place: point.place,
      metres: point.metres,
    })),
    levelY,
    exaggeration: Math.round((height / rise) * 1000 * (length / width)),
  };
}

export function climbBetween(
  points: readonly ProfilePoint[],
  from: number,
  to: number,
): { up: number; down: number } {
  if (to < from) {
    const { up, down } = climbBetween(points, to, from);
    return { up: down, down: up };
  }
  const passed = points.filter(({ km }) => km >= from && km <= to);
  const steps = passed.slice(1).map(({ metres }, at) => metres - (passed[at]?.metres ?? metres));
  return {
    up: steps.reduce((sum, step) => sum + Math.max(step, 0), 0),
    down: steps.reduce((sum, step) => sum + Math.max(-step, 0), 0),
  };
}
