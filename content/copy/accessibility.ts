import { contactBlock } from "./contact";

export type StatementPoint = { readonly name: string; readonly text: string };

export type StatementChapter = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly StatementPoint[];
};

/** The accessibility statement claims only what was tested, so a change of the tests may require a change here. */
export const statement = {
  opening: "Open to everyone",
  lead: "However you read, listen, point or type, you should be able to look round our four resorts, choose a room and ask for it. This page says what we aim at, what we have tested and what is still missing.",
  contents: "On this page",
  reviewed: { label: "Last reviewed on", day: "2026-11-21" },
} as const;

export const barrierReport = {
  id: "report",
  title: "Is something in your way?",
  text: "Tell us which page it was, what you wanted to do and, if you like, what you use to read it. We help you with what the page refused, and your words tell us what to mend.",
  hours: contactBlock.text,
  phone: "Call",
  email: "Write",
  subject: "A barrier on the website",
} as const;

export const statementChapters = [
  {
    id: "aim",
    title: "What we aim at",
    paragraphs: [
      "The Web Content Accessibility Guidelines, WCAG 2.2, at level AA: on every page, in both themes, on a telephone as on a desk. Where level AAA costs the page nothing, we go that far, with a contrast of 7 to 1 for running text and controls of 44 pixels under a finger.",
      "Our own tests find nothing that falls short of level AA. Nobody from outside has examined the site, so take this as what we know, not as a certificate.",
    ],
    points: [],
  },
  {
    id: "settings",
    title: "What you can set",
    paragraphs: [],
    points: [
      {
        name: "Dark mode",
        text: "A button at the head of every page. This browser remembers it.",
      },
      {
        name: "Save data",
        text: "A switch at the foot of every page: smaller pictures, nothing fetched ahead of time, nothing that plays by itself. It begins switched on where your browser asks for it.",
      },
      {
        name: "Less motion",
        text: "Ask your system for less motion, and nothing here slides or fades by itself. For everyone else, whatever turns by itself has a pause button and stops for good once you turn it.",
      },
      {
        name: "More contrast",
        text: "Your system’s wish for more contrast is followed, and so are colours of your own.",
      },
      {
        name: "Larger text",
        text: "Text can be doubled, and the page enlarged to four times its size: lines wrap, nothing is cut off, and nothing stays in the way.",
      },
      {
        name: "Keyboard",
        text: "Tab reaches all that a mouse can press, Escape closes what has opened, arrow keys turn rows of pictures. The first Tab leads past the menu.",
      },
      {
        name: "Without scripts",
        text: "Every word, picture and link is there, and the search works.",
      },
    ],
  },
  {
    id: "tested",
    title: "What was tested",
    paragraphs: [],
    points: [
      {
        name: "With every change",
        text: "Automatic tests open every page, light and dark, narrow and wide: the rules of axe-core for WCAG A and AA and for good practice, valid HTML, nothing wider than a window of 320 pixels. On every kind of page they check the keyboard, the contrast of words over pictures, and what is announced when you search, filter or send a form.",
      },
      {
        name: "In browsers",
        text: "Chromium in full; Firefox and WebKit, the core of Safari, on a shorter walk.",
      },
      {
        name: "As if by ear",
        text: "Of every kind of page we read what a browser hands to a screen reader, from top to bottom, and mended what made no sense when heard.",
      },
      {
        name: "Not yet, by people",
        text: "Nobody who lives with a screen reader, voice control, a switch or a magnifier has tried the site yet; NVDA, JAWS, VoiceOver, TalkBack and Dragon have not been run on it. That is the test that counts. If you would like to make it, write to us.",
      },
    ],
  },
  {
    id: "missing",
    title: "What we know is missing",
    paragraphs: [],
    points: [
      {
        name: "Languages",
        text: "One page is in Amharic, and a native speaker has still to review it. All others are in English alone.",
      },
      {
        name: "The film",
        text: "It has no sound. Captions and a text beneath it say in English what it shows; no voice describes it.",
      },
      {
        name: "Maps",
        text: "Ours are drawings, with their places in words beside them. The interactive one on the contact page comes from another service: it loads only when you ask for it, and we cannot answer for it.",
      },
      {
        name: "Dates",
        text: "Date fields are your browser’s own. The Hostel’s search takes dates as typed text: year, month, day.",
      },
      {
        name: "Links to come",
        text: "Where a link has no address yet, such as those to some social networks, it is announced as unavailable.",
      },
    ],
  },
  {
    id: "resorts",
    title: "At the resorts",
    paragraphs: [
      "Is there a room without steps, how wide is the door of the bath, how far is it to breakfast? This site does not know its houses well enough to promise it, and a guess would be worse than nothing.",
      "Ask us before you book. The booking office finds out for the room you have in mind and says plainly what is possible and what is not.",
    ],
    points: [],
  },
] as const satisfies readonly StatementChapter[];
