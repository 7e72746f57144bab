import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = process.cwd();

const left = /^(node_modules|out.*|\.next|\.git|test-results|playwright-report|coverage|\.env.*)$/;

/**
 * Copies the project so that it can be built. Packages are hard links where the file system allows it, because a build follows no
 * symbolic link out of its folder, and copying takes a minute.
 */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), "project-"));
  for (const name of readdirSync(root).filter((each) => !left.test(each)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  linkTree(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

function linkTree(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isFile()) linkOrCopy(source, target);
    // Caches in it are written in place.
    else if (entry.name === ".cache") continue;
    else if (entry.isDirectory()) linkTree(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
