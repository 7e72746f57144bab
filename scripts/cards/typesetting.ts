// @ts-nocheck
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as harfbuzz from "harfbuzzjs";
import { decompress } from "wawoff2";
import { root } from "../lib/steps";

/** The files that the pages themselves are set in: a machine that builds has no fonts of ours to name. */
const files = {
  fraunces: "fraunces/files/fraunces-latin-opsz-normal.woff2",
  figtree: "figtree/files/figtree-latin-wght-normal.woff2",
  /** For drawings alone: the Amharic page itself is set in what the guest's device has. */
  ethiopic: "noto-serif-ethiopic/files/noto-serif-ethiopic-ethiopic-wght-normal.woff2",
};

/** @typedef {(text: string, type: { size: number, tracking?: number }) => { outline: string, width: number }} Face sets one line from 0, 0 */

/**
 * A cut of one of our faces.
 * @param {keyof typeof files} name
 * @param {Record<string, number>} axes
 * @returns {Promise<Face>}
 */
export async function openFace(name, axes) {
  const packed = await readFile(path.join(root, "node_modules/@fontsource-variable", files[name]));
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(packed)));
  const font = new harfbuzz.Font(face);
  font.setVariations(
    Object.entries(axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)),
  );
  return (text, { size, tracking = 0 }) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const scale = size / face.upem;
    const positions = buffer.getGlyphPositions();
    let pen = 0;
    const outlines = buffer.getGlyphInfos().map(({ codepoint }, place) => {
      if (codepoint === 0) throw new Error(`"${text}" has a sign that the face ${name} lacks`);
      const { xAdvance, xOffset } = positions[place];
      const at = `translate(${print(pen + xOffset * scale)} 0) scale(${print(scale)} ${print(-scale)})`;
      pen += xAdvance * scale + tracking * size;
      return `<path transform="${at}" d="${font.glyphToPath(codepoint)}"/>`;
    });
    return { outline: outlines.join(""), width: pen - tracking * size };
  };
}

/** @param {number} value */
function print(value) {
  return Number(value.toFixed(5));
}
