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
  lead: "However you read, listen, point or type, you should be able to look round our four resorts, choose a room and request it. This page sets out what we aim for, what we’ve tested and what’s still missing.",
  contents: "On this page",
  reviewed: { label: "Last reviewed on", day: "2026-11-30" },
} as const;

export const barrierReport = {
  id: "report",
  title: "Is something in your way?",
  text: "Tell us which page it was, what you were trying to do and, if you like, what you use to read it. We’ll help you with it, then fix the page.",
  hours: contactBlock.text,
  phone: "Call",
  email: "Write",
  subject: "Accessibility of the website",
} as const;

export const statementChapters = [
  {
    id: "aim",
    title: "What we aim for",
    paragraphs: [
      "The Web Content Accessibility Guidelines, WCAG 2.2, at level AA: on every page, in both themes, on phones and on computers. Where we can reach level AAA without harm to the page, we do: running text has a contrast of 7 to 1, and controls on a touch screen are 44 pixels.",
      "Our own tests find nothing that falls short of level AA. No one from outside has audited the site, so please take this as what we know, not as a certificate.",
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
        text: "Use the button at the top of every page. Your browser remembers your choice.",
      },
      {
        name: "Less data",
        text: "If your browser asks for less data, nothing plays by itself, and only your stay card is kept for use without a connection.",
      },
      {
        name: "Less motion",
        text: "If your device is set to reduce motion, nothing here slides or fades by itself. Otherwise, anything that moves by itself has a pause button, and stops for good once you’ve moved it yourself.",
      },
      {
        name: "More contrast",
        text: "If your device asks for more contrast, or has colours of its own, the site follows.",
      },
      {
        name: "Larger text",
        text: "You can double the text size or zoom in to 400%: lines wrap, nothing is cut off and nothing gets in the way.",
      },
      {
        name: "Keyboard",
        text: "Tab reaches everything a mouse can, Escape closes whatever is open, and the arrow keys move through rows of pictures. The first Tab lets you skip the menu.",
      },
      {
        name: "Without scripts",
        text: "Every word, picture and link is there, and the search works.",
      },
    ],
  },
  {
    id: "tested",
    title: "What we’ve tested",
    paragraphs: [],
    points: [
      {
        name: "With every change",
        text: "Automated tests open every page, light and dark, narrow and wide, and check it against axe-core’s rules for WCAG A and AA and for good practice, for valid HTML, and for anything wider than a 320-pixel window. On every kind of page they also check the keyboard, the contrast of words over pictures, and what is announced when you search, filter or send a form.",
      },
      {
        name: "In browsers",
        text: "Chromium in full; Firefox and WebKit, which Safari uses, in a shorter run.",
      },
      {
        name: "For screen readers",
        text: "For every kind of page we’ve read what a browser passes to a screen reader, from top to bottom, and fixed what made no sense when read aloud.",
      },
      {
        name: "Not yet, by people",
        text: "No one who uses a screen reader, voice control, a switch or a magnifier every day has tried the site yet, and we haven’t run NVDA, JAWS, VoiceOver, TalkBack or Dragon on it. That’s the test that counts. If you’d like to help, please write to us.",
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
        text: "One page is in Amharic, and a native speaker has yet to review it. All the others are in English only.",
      },
      {
        name: "The film",
        text: "It has no sound. Captions, and a text beneath it, say in English what it shows; there’s no audio description.",
      },
      {
        name: "Maps",
        text: "Ours are drawings, with the places listed beside them. The interactive map on the contact page comes from another service: it loads only when you ask for it, and we can’t vouch for it.",
      },
      {
        name: "Dates",
        text: "Date fields are your browser’s own, and may be read out differently from one browser to another; the calendar beside them is ours. In the Hostel’s search you type the dates: year, month, day.",
      },
      {
        name: "Links to come",
        text: "Some links have no address yet, such as those to our social networks; they’re announced as unavailable.",
      },
    ],
  },
  {
    id: "resorts",
    title: "At the resorts",
    paragraphs: [
      "Is there a room without steps? How wide is the bathroom door? How far is it to breakfast? This page can’t answer that for every room, and a guess would be worse than no answer.",
      "Please ask before you book. The booking office will find out about the room you have in mind and tell you plainly what’s possible and what isn’t.",
    ],
    points: [],
  },
] as const satisfies readonly StatementChapter[];
