// @ts-nocheck
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { bestBrotli } from "./first-view";

/**
 * @typedef {object} NamedView what a document itself names to be fetched before anybody touches it; pictures are the window's choice
 * @property {number} html bytes, as a host with brotli sends them
 * @property {number} css
 * @property {number} js
 * @property {number} font
 * @property {number} fonts files of them
 */

const compressed = promisify(brotliCompress);

/** Takes a fiftieth of the time, and a sixth more bytes. */
const light = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param {Buffer} bytes @param {number} enough whatever is less needs not be known more exactly */
async function packedSize(bytes, enough) {
  const quick = (await compressed(bytes, light)).length;
  return quick < enough ? quick : (await compressed(bytes, bestBrotli)).length;
}

const named = {
  css: /<link rel="stylesheet" href="([^"]+)"/g,
  js: /<script\b(?![^>]*\bnoModule)[^>]*\bsrc="([^"]+)"/gi,
  font: /<link rel="preload" href="([^"]+\.woff2)"/g,
};

/**
 * Reads documents without a browser: each file they name is fetched and compressed once.
 * @param {(address: string) => Promise<Buffer>} fetchFile
 * @returns {(html: string, enough?: number) => Promise<NamedView>} `enough`: bytes of HTML below which the exact size does not matter
 */
export function namedViews(fetchFile) {
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ address) => {
    const known = sizes.get(address);
    if (known) return known;
    const size = fetchFile(address).then(async (bytes) =>
      // A font is compressed already.
      address.includes(".woff2") ? bytes.length : (await compressed(bytes, bestBrotli)).length,
    );
    sizes.set(address, size);
    return size;
  };
  return async (html, enough = 0) => {
    const own = packedSize(Buffer.from(html), enough);
    const sum = async (/** @type {keyof typeof named} */ kind) => {
      const addresses = new Set(Array.from(html.matchAll(named[kind]), ([, address]) => address));
      const all = await Promise.all(Array.from(addresses, (address) => sizeOf(address)));
      return { files: all.length, bytes: all.reduce((bytes, each) => bytes + each, 0) };
    };
    const [css, js, font] = await Promise.all([sum("css"), sum("js"), sum("font")]);
    return {
      html: await own,
      css: css.bytes,
      js: js.bytes,
      font: font.bytes,
      fonts: font.files,
    };
  };
}
