import { preload } from "react-dom";
import figtree from "./fonts/figtree.woff2";
import narrow from "./fonts/fraunces-narrow.woff2";
import fraunces from "./fonts/fraunces.woff2";

/**
 * Preloads the fonts that fonts.css needs in the first screen, so that they load with the styles. `textFace` is the address of the font
 * of running text.
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
