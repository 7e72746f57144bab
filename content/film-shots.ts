/** A window on a master 1800 wide, in its pixels; the height follows from 16:9. */
type Frame = readonly [left: number, top: number, width: number];
/** A move from one window to another; one of more than 6 % would no longer be calm. */
export type Shot = { picture: string; from: Frame; to: Frame; says: string };

export const shots: readonly Shot[] = [
  {
    ...{ picture: "tana", from: [0, 140, 1800], to: [90, 160, 1700] },
    says: "Sunrise over Lake Tana: stepping stones lead to thatched villas.",
  },
  {
    ...{ picture: "bishoftu", from: [90, 70, 1710], to: [0, 70, 1710] },
    says: "Dusk in Bishoftu: an infinity pool runs out to the crater lake.",
  },
  {
    ...{ picture: "awash", from: [60, 20, 1720], to: [60, 105, 1720] },
    says: "Awash Falls: the river drops between basalt columns, below the lodge.",
  },
  {
    ...{ picture: "entoto", from: [0, 100, 1800], to: [75, 125, 1700] },
    says: "Morning mist in Entoto: two domes on timber decks among eucalyptus.",
  },
  {
    ...{ picture: "village", from: [50, 130, 1700], to: [0, 100, 1800] },
    says: "From the air: villas of many styles around a turquoise lagoon pool.",
  },
  {
    ...{ picture: "room-presidential", from: [0, 95, 1710], to: [90, 95, 1710] },
    says: "The Presidential Suite at dusk, with a wall of glass over the lake.",
  },
  {
    ...{ picture: "coffee", from: [0, 90, 1800], to: [30, 120, 1700] },
    says: "A coffee ceremony: a clay jebena and small cups over fresh-cut grass.",
  },
];

/** Seconds. */
export const shotLength = 4.7;
export const crossFade = 1;
export const fadeOut = 1.2;
