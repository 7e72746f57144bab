// @ts-nocheck
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";

/** hb-subset.h and hb-blob.h; the package names none of it. */
const layoutFeatures = 6;
const memoryWritable = 2;

/** The subsetter comes as a bare WebAssembly file: one memory, and the functions of HarfBuzz's C interface over it. */
async function loadSubsetter() {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {});
  instance.exports._initialize();
  return instance.exports;
}

/** @type {ReturnType<typeof loadSubsetter> | undefined} */
let subsetter;

/**
 * The same font with fewer signs: its axes, metrics and layout features stay.
 * @param {Uint8Array} font TrueType or OpenType, unpacked
 * @param {number[]} signs code points
 * @returns {Promise<Uint8Array>}
 */
export async function subset(font, signs) {
  const hb = await (subsetter ??= loadSubsetter());
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const blob = hb.hb_blob_create(at, font.length, memoryWritable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();

  const kept = hb.hb_subset_input_unicode_set(input);
  hb.hb_set_clear(kept);
  for (const sign of signs) hb.hb_set_add(kept, sign);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);

  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error("HarfBuzz could not cut the font.");
  const result = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)).slice();

  for (const each of [blob, result]) hb.hb_blob_destroy(each);
  for (const each of [face, cut]) hb.hb_face_destroy(each);
  hb.hb_subset_input_destroy(input);
  hb.free(at);
  return bytes;
}

/** @param {Uint8Array} font @returns {number[]} the code points that it has signs for, controls left out */
export function signsOf(font) {
  const all = new harfbuzz.Face(new harfbuzz.Blob(font)).collectUnicodes();
  return [...all].filter((sign) => sign >= 0x20);
}
