import { ownFilm } from "@/content/copy/film";

const { shortName, tagline } = ownFilm.shows;

/** A crop of a master as if it were 1800 wide, in px; the height follows from 16:9. */
type Frame = readonly [left: number, top: number, width: number];
/** Corners, in px of that master. */
type Outline = readonly (readonly [x: number, y: number])[];
/** How wide and how high, as sigmas. */
type Lumps = readonly [wide: number, high: number];
/**
 * What moves inside `area`, but not inside `but`: art/film/move.py says how. `edge`: sigma of the blur of the outline. `by`: a part of the
 * brightness (fall, shade, flame), opacity (mist), px (sway), px at 400 px below the horizon (ripple). `speed`: px a second.
 */
type Move = { area: Outline; but?: readonly Outline[]; edge: number; by: number } & (
  | { kind: "fall"; lumps: readonly [near: Lumps, far: Lumps]; speed: number }
  | { kind: "ripple"; horizon: number }
  | {
      kind: "mist";
      lumps: readonly [near: Lumps, far: Lumps];
      speed: number;
      colour: readonly [blue: number, green: number, red: number];
    }
  | { kind: "shade"; lumps: readonly [Lumps, ...Lumps[]]; sway: number }
  | { kind: "sway"; top: number }
  | { kind: "flame" }
);
/** Something moves by itself; the camera comes nearer by so little (3.5 % at most) that it is felt and not seen. */
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
        ...{ kind: "shade", by: 0.42, sway: 40, edge: 1 },
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
        ...{ kind: "fall", by: 0.13, speed: 760, edge: 4 },
        lumps: [
          [26, 70],
          [13, 38],
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
        ...{ kind: "sway", top: 40, by: 11, edge: 14 },
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
    says: "A lamp is lit beside a four-poster at Tana; the last light lies on the lake outside.",
  },
  {
    ...{ picture: "village-evening", from: [0, 94, 1800], to: [25, 108, 1750] },
    moves: [
      {
        ...{ kind: "flame", by: 0.3, edge: 90 },
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
    says: `Night mist at Entoto: two domes glow on timber decks among eucalyptus. ${shortName}, ${tagline.charAt(0).toLowerCase()}${tagline.slice(1)}.`,
  },
];

export const shotLength = 5.8;
export const crossFade = 1.1;
export const fadeOut = 1;
/** How long the title is shown over the last shot. */
export const titleLength = 4.4;
