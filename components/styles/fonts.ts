import localFont from "next/font/local";

/** Subsets made by npm run fonts. A page is set in these alone; their further glyphs and their fallbacks are in fonts.css. */
const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  variable: "--font-fraunces",
  weight: "100 900",
  adjustFontFallback: false,
});

const figtree = localFont({
  src: "./fonts/figtree.woff2",
  variable: "--font-figtree",
  weight: "300 900",
  adjustFontFallback: false,
});

/** For the document's own element: the names under which app/globals.css finds the fonts. */
export const fonts = `${fraunces.variable} ${figtree.variable}`;
