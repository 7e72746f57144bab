import * as harfbuzz from "harfbuzzjs";
import { staticFont, type Axes, type FontName } from "../fonts/fonts";

export type Typeset = (
  text: string,
  type: { size: number; tracking?: number },
) => { outline: string; width: number };

const opened = new Map<string, Promise<Typeset>>();

/** Instantiates one of the site's fonts at fixed axes, because neither an image nor the build machine has the page's fonts. */
export function openFont(name: FontName, axes: Axes) {
  const key = JSON.stringify([name, axes]);
  const known = opened.get(key) ?? open(name, axes);
  opened.set(key, known);
  return known;
}

async function open(name: FontName, axes: Axes): Promise<Typeset> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await staticFont(name, axes)));
  const font = new harfbuzz.Font(face);
  return (text, { size, tracking = 0 }) => {
    const line = new harfbuzz.Buffer();
    line.addText(text);
    line.guessSegmentProperties();
    harfbuzz.shape(font, line);
    const scale = size / face.upem;
    let pen = 0;
    const outlines = line
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
        if (codepoint === 0) throw new Error(`"${text}" has a glyph that the font ${name} lacks`);
        // Fonts have 1000 or 2000 units an em, so decimals are invisible.
        const glyph = font
          .glyphToPath(codepoint)
          .replace(/-?\d+\.\d+/g, (part) => `${Math.round(Number(part))}`);
        const at = `translate(${round(pen + xOffset * scale)} 0) scale(${round(scale)} ${round(-scale)})`;
        pen += xAdvance * scale + tracking * size;
        return `<path transform="${at}" d="${glyph}"/>`;
      });
    return { outline: outlines.join(""), width: pen - tracking * size };
  };
}

function round(value: number) {
  return Number(value.toFixed(5));
}
