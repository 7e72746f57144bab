import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files in the root that are not part of the built site; `.env` files are. */
const besides =
  /^(node_modules|out|out-.*|e2e|test-results|bench\.json|playwright-report|coverage|next-env\.d\.ts|LICENSE|\.(?!env).*|.*\.md|.*\.tsbuildinfo)$/;

/** Files that a system, an editor or a running program leaves in a folder, and the social cards, which a build makes of the others. */
const passing = /^\.(?!well-known$)|\.part$|^drawn-cards$/;

function filesUnder(folder: string, leftOut = passing): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (leftOut.test(entry.name) || /\.test\.\w+$/.test(file)) return [];
    if (entry.isDirectory()) return filesUnder(file);
    return entry.isFile() ? [file] : [];
  });
}

/**
 * One hash over everything the built site is made of: the source files and the public settings. It reads the folder instead of asking
 * git, so a downloaded archive works as well as a clone.
 */
export function fingerprint(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash("sha256");
  // Equal on every system, whatever parts its paths.
  const nameOf = (file: string) => path.relative(root, file).replaceAll(path.sep, "/");
  const files = new Map(filesUnder(root, besides).map((file) => [nameOf(file), file]));
  for (const [name, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0`);
    hash.update(createHash("sha256").update(readFileSync(file)).digest());
  }
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest("hex");
}
