/**
 * Makes the subsets of the site's fonts from their packages: run it after an upgrade of a font or a change of its glyphs.
 *   npm run fonts             writes components/styles/fonts, the two stylesheets beside it, and the fonts of the Amharic page
 *   npm run fonts -- --check  only reports whether both are current (exit code 1 if not)
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { amharicFont, subsetFiles } from "./fonts";
import { printFaces, printFallbacks } from "./stylesheet";
import { command, root, Stop } from "../../lib/node/steps";

const check = process.argv.includes("--check");

await command(async () => {
  const subsets = [...(await subsetFiles("fraunces")), ...(await subsetFiles("figtree"))];
  const amharic = await amharicFont();
  const files = [
    ...amharic.map(({ file, bytes }) => ({ file: `components/pages/amharic/${file}`, bytes })),
    ...subsets.map(({ file, bytes }) => ({ file: `components/styles/fonts/${file}`, bytes })),
    { file: "components/styles/fonts.css", bytes: Buffer.from(printFaces(subsets)) },
    { file: "components/styles/font-fallbacks.css", bytes: Buffer.from(await printFallbacks()) },
  ];
  await mkdir(path.join(root, "components/styles/fonts"), { recursive: true });
  const stale: string[] = [];
  for (const { file, bytes } of files) {
    const current = await readFile(path.join(root, file)).catch(() => undefined);
    if (current?.equals(bytes)) continue;
    if (check) stale.push(`${file} is not what npm run fonts makes.`);
    else await writeFile(path.join(root, file), bytes);
  }
  if (stale.length > 0) throw new Stop(stale.join("\n"));
  console.log(`fonts: ${files.length} files are current`);
});
