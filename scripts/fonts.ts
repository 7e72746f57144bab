// @ts-nocheck
/**
 * Cuts the site's two faces from their packages: run it after an upgrade of a face or a change of its signs.
 *   npm run fonts                    makes app/fonts, and app/faces.css to go with it
 *   npm run fonts -- --check         only says whether both are current (exit code 1 where not)
 *   npm run fonts -- --measure=file  says how wide a font of some system runs, for its line in scripts/fonts/stylesheet.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { decompress } from "wawoff2";
import { cutFaces, folder } from "./fonts/faces";
import { printStylesheet, widthsOf } from "./fonts/stylesheet";
import { command, root, Stop } from "./lib/steps";

/** @param {string} file */
function bytesOf(file) {
  try {
    return readFileSync(path.join(root, file));
  } catch {
    return Buffer.alloc(0);
  }
}

/** @param {string} file */
async function fontIn(file) {
  const bytes = readFileSync(file);
  return Uint8Array.from(file.endsWith(".woff2") ? await decompress(bytes) : bytes);
}

await command(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean", default: false }, measure: { type: "string" } },
  });
  if (values.measure) {
    const { words, labels } = widthsOf(await fontIn(values.measure));
    console.log(`{ words: ${words.toFixed(4)}, labels: ${labels.toFixed(4)} }`);
    return;
  }
  const cut = await cutFaces();
  const files = [
    ...cut.map(({ file, bytes }) => ({
      file: path.join(path.relative(root, folder), file),
      bytes,
    })),
    { file: "app/faces.css", bytes: Buffer.from(await printStylesheet(cut)) },
  ];
  if (!values.check) {
    mkdirSync(folder, { recursive: true });
    for (const { file, bytes } of files) writeFileSync(path.join(root, file), bytes);
  }
  const stale = files.filter(({ file, bytes }) => !bytesOf(file).equals(bytes));
  const told = stale.map(({ file }) => `${file} is not what npm run fonts makes.`);
  if (told.length > 0) throw new Stop(told.join("\n"));
  console.log(`fonts: ${files.length} files are current`);
});
