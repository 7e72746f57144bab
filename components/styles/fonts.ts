import { preload } from "react-dom";
import figtree from "./fonts/figtree.woff2";
import narrow from "./fonts/fraunces-narrow.woff2";
import fraunces from "./fonts/fraunces.woff2";

/**
 * Has the document name the fonts that fonts.css asks for in its first screen, so that they come with its styles. `textFace` is the
 * address of the face that running text is set in.
 */
export function preloadFonts(textFace: string = figtree): void {
  const files = [
    { href: textFace },
    { href: narrow, media: "(max-width: 47.99rem)" },
    { href: fraunces, media: "(min-width: 48rem)" },
  ];
  for (const { href, media } of files)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "", media });
}
