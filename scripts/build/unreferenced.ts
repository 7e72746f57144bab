import { readFileSync } from "node:fs";
import path from "node:path";

const isHashed = (file: string) => file.startsWith("_next/static/");
const isText = (file: string) => /\.(html|css|js|json|webmanifest|txt|xml)$/.test(file);

/**
 * Returns the files below _next/static/ that nothing refers to: neither a file outside of that folder, nor, repeatedly, one of those that
 * are referred to.
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
