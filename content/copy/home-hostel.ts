import { ownFilm } from "./film";
import { hourAsWritten, hourInWords } from "../model/clock-time";
import { factsFor } from "../model/facts";
import { houseOf } from "../model/houses";
import type { EventPanel, PictureName, SectionHeading } from "../model/types";

const fact = factsFor("content/copy/home-hostel.ts");
const { checkIn, checkOut } = houseOf("hostel");

export const homeHostel = {
  hero: {
    label: "Hostel",
    title: "Welcome to our city hotel",
    text: "A clean bed, a long table and people with stories.",
    /** Links to the search, because a phone's first screen ends before it. */
    toSearch: "Choose your dates",
    /** The spec's sentence keeps the hours as it writes them. */
    hours: `Check-in is after ${hourAsWritten(checkIn[0])} and check-out before ${hourAsWritten(checkOut[0])}.`,
    picture: "hostel-single",
  },
  rooms: {
    label: "Rooms",
    title: "Sleep well, spend little",
    text: "Handwoven blankets, a lamp for every bed and a locker with a key.",
    expand: "VIEW ALL ROOMS",
    collapse: "CLOSE ALL",
    collapsedCount: 3,
  },
  video: {
    title: `Four resorts in ${ownFilm.seconds} seconds`,
    button: "PLAY",
    picture: "entoto",
  },
  events: {
    label: "Events",
    title: "This week at the Hostel",
  },
  feedback: {
    label: "Guest feedback",
    title: "What travellers tell us",
  },
  newsletter: {
    label: "Newsletter",
    title: "The week in one letter",
    text: "Events, beds still available and the next shared taxi to Bishoftu.",
  },
} as const satisfies {
  hero: SectionHeading & { picture: PictureName; toSearch: string; hours: string };
  rooms: SectionHeading & { expand: string; collapse: string; collapsedCount: number };
  video: { title: string; button: string; picture: PictureName };
  events: SectionHeading;
  feedback: SectionHeading;
  newsletter: SectionHeading;
};

export const hostelEvents = [
  {
    id: "yoga",
    time: hourInWords(fact("hours:yoga/tuesday-hostel-roof")),
    label: "Tuesday, before breakfast",
    title: "Yoga on the roof",
    text: "Mats provided. So is the view.",
    picture: "yoga-mats",
    href: "/blog",
  },
  {
    id: "coffee",
    time: "4 pm",
    label: "Every afternoon",
    title: "Coffee in the courtyard",
    text: "Roasted, ground and poured in front of you. Bring a story.",
    picture: "coffee",
    href: "/blog",
  },
  {
    id: "supper",
    time: "7 pm",
    label: "Friday evening",
    title: "One long table",
    text: "We all eat together, and from nine there’s music on the krar, a lyre.",
    picture: "supper",
    href: "/blog",
  },
] as const satisfies readonly EventPanel[];
