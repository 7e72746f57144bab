import { preload } from "react-dom";
import figtree from "./fonts/figtree.woff2";
import narrow from "./fonts/fraunces-narrow.woff2";
import fraunces from "./fonts/fraunces.woff2";

/** What fonts.css asks for in which window; a page is set in these alone, but for the rare glyph. */
const fontFiles = [
  { href: figtree },
  { href: narrow, media: "(max-width: 47.99rem)" },
  { href: fraunces, media: "(min-width: 48rem)" },
];

/** Has the document name the fonts of its first screen, so that they come with its styles. */
export function preloadFonts(): void {
  for (const { href, media } of fontFiles)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "", media });
}
