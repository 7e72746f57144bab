import localFont from "next/font/local";

/**
 * Cut by npm run fonts, which also says the ranges. A page is set in the first file of each face alone; the second follows where a
 * sign of its range stands in the words.
 */
const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  variable: "--font-fraunces",
  weight: "100 900",
  adjustFontFallback: "Times New Roman",
});

const frauncesMore = localFont({
  src: "./fonts/fraunces-more.woff2",
  variable: "--font-fraunces-more",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+23, U+2a, U+3c-3e, U+5b-60, U+7b-7e, U+a1-b6, U+b8-bc, U+be-ff, U+131, U+152-153, U+2bc, U+2c6, U+2da, U+2dc, U+300-301, U+303-304, U+308, U+201a, U+201e, U+2022, U+2032-2033, U+2039-203a, U+2044, U+20ac, U+2122, U+2212, U+2215",
    },
  ],
});

const figtree = localFont({
  src: "./fonts/figtree.woff2",
  variable: "--font-figtree",
  weight: "300 900",
  adjustFontFallback: "Arial",
});

const figtreeMore = localFont({
  src: "./fonts/figtree-more.woff2",
  variable: "--font-figtree-more",
  weight: "300 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+23, U+3c-3e, U+5b, U+5d-60, U+7b-7e, U+a1-a8, U+aa-ac, U+ae-af, U+b1-b6, U+b8-bc, U+be-d6, U+d8-ff, U+102, U+131, U+152-153, U+2c6, U+2da, U+2dc, U+300-301, U+303-304, U+308, U+201a, U+201e, U+2022, U+2039-203a, U+2044, U+20ac, U+2122, U+2191, U+2193, U+2215",
    },
  ],
});

/** For the document's own element: the names under which app/globals.css finds the faces. */
export const faces = [fraunces, frauncesMore, figtree, figtreeMore]
  .map(({ variable }) => variable)
  .join(" ");
