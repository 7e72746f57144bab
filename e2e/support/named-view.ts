import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { firstGroup, bestBrotli, namedData, namedScripts } from "./first-view";

const compressed = promisify(brotliCompress);

/** Takes a fiftieth of the time for a sixth more bytes. */
const light = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Below `enough` the exact size does not matter. */
async function packedSize(bytes: Buffer, enough: number) {
  const quick = (await compressed(bytes, light)).length;
  return quick < enough ? quick : (await compressed(bytes, bestBrotli)).length;
}

const named = (html: string, pattern: RegExp) =>
  new Set(Array.from(html.matchAll(pattern), firstGroup));

/**
 * Reads documents without a browser: what each fetches before any input, every file read and compressed once; pictures depend on the
 * window. `enough`: bytes of HTML and of data below which the exact size does not matter.
 */
export function namedViews(fetchFile: (address: string) => Promise<Buffer>) {
  const sizes = new Map<string, Promise<number>>();
  async function sizeOf(address: string, enough: number) {
    const bytes = await fetchFile(address);
    // Fonts are compressed already.
    return address.includes(".woff2") ? bytes.length : packedSize(bytes, enough);
  }
  async function sum(addresses: ReadonlySet<string>, enough = 0) {
    for (const each of addresses) if (!sizes.has(each)) sizes.set(each, sizeOf(each, enough));
    const all = await Promise.all([...addresses].map((each) => sizes.get(each) ?? 0));
    return all.reduce((bytes, each) => bytes + each, 0);
  }
  return async (html: string, enough = { html: 0, data: 0 }) => {
    // Takes the wide window's pictures, which are larger.
    const fonts = named(html, /<link rel="preload" href="([^"]+\.woff2)"(?![^>]*max-width)/g);
    const sheets = named(html, /<link rel="stylesheet" href="([^"]+)"/g);
    return {
      html: await packedSize(Buffer.from(html), enough.html),
      css: await sum(sheets),
      js: await sum(namedScripts(html)),
      data: await sum(new Set([namedData(html)].flatMap((address) => address ?? [])), enough.data),
      font: await sum(fonts),
      fonts: fonts.size,
    };
  };
}
