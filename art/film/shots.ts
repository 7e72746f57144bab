import { ownFilm } from "@/content/copy/film";

const { shortName, tagline } = ownFilm.shows;

/** A crop of a master 1800 wide, in its pixels; the height follows from 16:9. */
type Frame = readonly [left: number, top: number, width: number];
/** px of the master, clockwise. */
type Outline = readonly (readonly [x: number, y: number])[];
type Lumps = readonly [wide: number, high: number];
/** What moves, and where: art/film/move.py says how. `by` is how much; `speed` is in px a second; `edge` softens the outline, in px. */
type Move = { area: Outline; but?: readonly Outline[]; edge: number; by: number } & (
  | { kind: "fall"; lumps: readonly Lumps[]; speed: number }
  | { kind: "ripple"; horizon: number }
  | {
      kind: "mist";
      lumps: readonly Lumps[];
      speed: number;
      colour: readonly [blue: number, green: number, red: number];
    }
  | { kind: "shade"; lumps: readonly Lumps[]; sway: number }
  | { kind: "sway"; top: number }
  | { kind: "flame" }
);
/** One thing moves by itself; the camera comes nearer by so little (3.5 % at most) that it is felt and not seen. */
export type Shot = {
  picture: string;
  from: Frame;
  to: Frame;
  moves: readonly Move[];
  says: string;
};

const whole: Outline = [
  [0, 0],
  [1800, 0],
  [1800, 1200],
  [0, 1200],
];

export const shots: readonly Shot[] = [
  {
    ...{ picture: "tankwa-bow", from: [20, 130, 1760], to: [40, 141, 1720] },
    moves: [
      {
        ...{ kind: "ripple", horizon: 660, by: 5, edge: 10 },
        area: [
          [0, 868],
          [940, 838],
          [1110, 700],
          [1800, 700],
          [1800, 1200],
          [0, 1200],
        ],
        but: [
          [
            [1235, 610],
            [1740, 660],
            [1735, 735],
            [1320, 748],
          ],
        ],
      },
      {
        ...{ kind: "mist", by: 0.5, speed: 22, edge: 45 },
        lumps: [
          [170, 26],
          [90, 18],
        ],
        colour: [190, 214, 235],
        area: [
          [0, 560],
          [1800, 560],
          [1800, 690],
          [0, 690],
        ],
        but: [
          [
            [0, 640],
            [720, 660],
            [1130, 460],
            [1120, 600],
            [940, 840],
            [0, 870],
          ],
        ],
      },
    ],
    says: "The bow of a papyrus boat, close above still water, as the sun comes up.",
  },
  {
    ...{ picture: "monastery", from: [20, 100, 1760], to: [45, 114, 1710] },
    moves: [
      {
        ...{ kind: "shade", by: 0.34, sway: 26, edge: 1 },
        lumps: [
          [58, 42],
          [32, 26],
        ],
        area: whole,
      },
    ],
    says: "The door of an island church on Lake Tana, in the moving shade of leaves.",
  },
  {
    ...{ picture: "awash", from: [20, 90, 1760], to: [40, 101, 1720] },
    moves: [
      {
        ...{ kind: "fall", by: 0.085, speed: 620, edge: 4 },
        lumps: [
          [24, 240],
          [12, 130],
        ],
        area: whole,
        but: [
          [
            [0, 738],
            [120, 736],
            [140, 538],
            [336, 538],
            [346, 712],
            [900, 670],
            [1800, 632],
            [1800, 803],
            [1250, 820],
            [360, 905],
            [430, 1190],
            [350, 1200],
            [160, 1200],
            [155, 925],
            [0, 940],
          ],
        ],
      },
    ],
    says: "Awash Falls: white water comes down behind a wet timber rail.",
  },
  {
    ...{ picture: "bishoftu", from: [20, 100, 1760], to: [40, 111, 1720] },
    moves: [
      {
        ...{ kind: "ripple", horizon: 620, by: 6, edge: 5 },
        area: [
          [0, 815],
          [530, 654],
          [1140, 654],
          [1800, 930],
          [1800, 1200],
          [0, 1200],
        ],
      },
    ],
    says: "Dusk in Bishoftu: an infinity pool runs out to the crater lake.",
  },
  {
    ...{ picture: "room-presidential", from: [0, 60, 1800], to: [25, 74, 1750] },
    moves: [
      {
        ...{ kind: "sway", top: 40, by: 7, edge: 14 },
        area: [
          [0, 0],
          [375, 0],
          [375, 1200],
          [0, 1200],
        ],
        but: [
          [
            [150, 0],
            [295, 0],
            [305, 1200],
            [150, 1200],
          ],
        ],
      },
      {
        ...{ kind: "ripple", horizon: 330, by: 3, edge: 8 },
        area: [
          [1530, 370],
          [1800, 370],
          [1800, 860],
          [1540, 800],
        ],
      },
    ],
    says: "The lamp is lit beside a four-poster in Tana; the lake goes grey outside.",
  },
  {
    ...{ picture: "village-evening", from: [0, 94, 1800], to: [25, 108, 1750] },
    moves: [
      {
        ...{ kind: "flame", by: 0.16, edge: 90 },
        area: [
          [0, 620],
          [790, 620],
          [790, 1200],
          [0, 1200],
        ],
      },
    ],
    says: "The village to come, at nightfall: a painted wall, and a door that stands ajar.",
  },
  {
    ...{ picture: "entoto-night", from: [0, 90, 1800], to: [30, 107, 1745] },
    moves: [
      {
        ...{ kind: "mist", by: 0.45, speed: 30, edge: 70 },
        lumps: [
          [240, 60],
          [120, 40],
        ],
        colour: [128, 104, 92],
        area: [
          [0, 380],
          [1800, 380],
          [1800, 800],
          [0, 800],
        ],
        but: [
          [
            [860, 420],
            [1380, 480],
            [1440, 680],
            [800, 690],
          ],
        ],
      },
    ],
    says: `Night mist in Entoto: two domes glow on timber decks among eucalyptus. ${shortName}, ${tagline.charAt(0).toLowerCase()}${tagline.slice(1)}.`,
  },
];

export const shotLength = 5.8;
export const crossFade = 1.1;
export const fadeOut = 1.2;
/** How long the title is shown over the last shot. */
export const titleLength = 3.6;
