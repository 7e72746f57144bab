#!/usr/bin/env node
/**
 * Cuts the site's two faces from their packages: run it after an upgrade of a face or a change of its signs.
 *   npm run fonts             makes app/fonts
 *   npm run fonts -- --check  only says whether it is current, and app/faces.ts with it (exit code 1 where not)
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cutFaces, folder } from "./fonts/faces.mjs";
import { command, root, Stop } from "./lib/steps.mjs";

const declarations = path.join(root, "app/faces.ts");

/** @param {string} file */
function bytesOf(file) {
  try {
    return readFileSync(path.join(folder, file));
  } catch {
    return Buffer.alloc(0);
  }
}

await command(async () => {
  const files = await cutFaces();
  if (!process.argv.includes("--check")) {
    mkdirSync(folder, { recursive: true });
    for (const { file, bytes } of files) writeFileSync(path.join(folder, file), bytes);
  }
  const declared = readFileSync(declarations, "utf8");
  const faults = files.flatMap(({ file, bytes, range }) => [
    !bytesOf(file).equals(bytes) && `app/fonts/${file} is not what npm run fonts cuts.`,
    range && !declared.includes(`"${range}"`) && `app/faces.ts has to ask for ${file} by ${range}`,
  ]);
  const told = faults.filter((fault) => typeof fault === "string");
  if (told.length > 0) throw new Stop(told.join("\n"));
  console.log(`fonts: ${files.length} files are current`);
});
