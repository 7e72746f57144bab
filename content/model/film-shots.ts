import { ownFilm } from "../copy/film";

const { shortName, tagline } = ownFilm.shows;

/** A crop of a master 1800 wide, in its pixels; the height follows from 16:9. */
type Frame = readonly [left: number, top: number, width: number];
/**
 * The camera moves a little through a picture, from one crop to another (a change of more than 6 % would not look calm); `near` is the
 * additional movement of the nearest layer: px of the master to the right and down, and the scale.
 */
export type Shot = {
  picture: string;
  from: Frame;
  to: Frame;
  near: readonly [right: number, down: number, closer: number];
  says: string;
};

export const shots: readonly Shot[] = [
  {
    ...{ picture: "tana", from: [40, 120, 1720], to: [75, 135, 1670], near: [0, 8, 0.06] },
    says: "Sunrise over Lake Tana: stepping stones lead to thatched villas.",
  },
  {
    ...{ picture: "tankwa-bow", from: [20, 130, 1740], to: [60, 130, 1740], near: [34, 0, 0] },
    says: "The bow of a papyrus boat, close above still water, as the sun comes up.",
  },
  {
    ...{ picture: "bishoftu", from: [60, 80, 1700], to: [30, 80, 1700], near: [-30, 0, 0.02] },
    says: "Dusk in Bishoftu: an infinity pool runs out to the crater lake.",
  },
  {
    ...{ picture: "spa", from: [40, 205, 1740], to: [70, 220, 1690], near: [-16, 0, 0.04] },
    says: "Eucalyptus hangs in the steam of the spa, over a bowl of hot water.",
  },
  {
    ...{ picture: "awash", from: [40, 60, 1720], to: [50, 90, 1700], near: [20, 26, 0] },
    says: "Awash Falls: the river drops between basalt columns, below the lodge.",
  },
  {
    ...{ picture: "entoto", from: [20, 110, 1760], to: [70, 130, 1690], near: [0, 0, 0.07] },
    says: "Morning mist in Entoto: two domes on timber decks among eucalyptus.",
  },
  {
    ...{ picture: "village-evening", from: [30, 100, 1720], to: [60, 100, 1720], near: [36, 0, 0] },
    says: "The village to come, at nightfall: a path between round villas leads to a fire.",
  },
  {
    ...{ picture: "coffee", from: [40, 110, 1720], to: [75, 125, 1670], near: [14, 0, 0.03] },
    says: "Coffee is poured from a clay jebena into a small cup.",
  },
  {
    ...{ picture: "door-ajar", from: [0, 94, 1800], to: [45, 110, 1720], near: [0, 0, 0.05] },
    says: `Night: a lamp burns behind a door that stands ajar. ${shortName}, ${tagline.charAt(0).toLowerCase()}${tagline.slice(1)}.`,
  },
];

export const shotLength = 4.7;
export const crossFade = 1;
export const fadeOut = 1.2;
/** How long the title is shown over the last shot. */
export const titleLength = 3.2;
