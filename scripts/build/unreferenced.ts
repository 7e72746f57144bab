import { readFileSync } from "node:fs";
import path from "node:path";

const isHashed = (file: string) => file.startsWith("_next/static/");
const isText = (file: string) => /\.(html|css|js|json|webmanifest|txt|xml)$/.test(file);

/**
 * The files below _next/static/ whose names stand nowhere in what a guest can come to: the files outside of that folder, and, again and
 * again, those that are named there.
 */
export function unreferencedFiles(out: string, files: readonly string[]): string[] {
  const unseen = new Set(files.filter(isHashed));
  const reached = files.filter((file) => !isHashed(file));
  for (const file of reached) {
    if (!isText(file)) continue;
    const text = readFileSync(path.join(out, file), "utf8");
    for (const one of unseen) {
      if (!text.includes(path.posix.basename(one))) continue;
      unseen.delete(one);
      reached.push(one);
    }
  }
  return [...unseen];
}
