import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesIn } from "../lib/node/documents";

const compressible = /\.(html|txt|css|js|json|svg|xml|vtt|webmanifest)$/;
const smallest = 1_000;
/** Node has as many threads for compression. */
const atOnce = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Scripts and styles are compressed once and fetched for a year; documents change with every build, and there are many. */
function brotliOptions(file: string, size: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: file.startsWith("_next/static/") ? 11 : 9,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

/**
 * Writes a .br and a .gz beside every text file, for hosts that serve them as they are. Returns the sizes in bytes, `after` in brotli.
 */
export async function compressFolder(folder: string) {
  const files = filesIn(folder).filter((file) => compressible.test(file));
  const sums = { files: 0, before: 0, after: 0 };
  async function work() {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const target = path.join(folder, file);
      const content = await readFile(target);
      if (content.length < smallest) continue;
      const small = await brotli(content, brotliOptions(file, content.length));
      await writeFile(`${target}.br`, small);
      await writeFile(`${target}.gz`, await gzip(content, { level: 9 }));
      sums.files += 1;
      sums.before += content.length;
      sums.after += small.length;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return sums;
}
