import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { browserslist } from "@/package.json";
import { childEnvironment, root, type Environment } from "@/lib/node/steps";

/** Runs a program quietly; what it wrote comes with the error where it fails. */
export function quietly(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Environment } = {},
) {
  return promisify(execFile)(program, args, { cwd, env: childEnvironment(env) });
}

/** Inside the project, so that the same framework version is found without a second installation. */
const folder = path.join(root, ".bench");

const sources = {
  "layout.js": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "page.js": `export const metadata = { title: "Floor" };
export default () => <main><h1>Floor</h1></main>;`,
  "../next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(root)} } };`,
  "../package.json": JSON.stringify({ private: true, browserslist }),
};

/** Builds an empty page of the same framework version: what no page of ours can be lighter than. Returns its folder. */
export async function buildFloor() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(sources))
    writeFileSync(path.join(folder, "app", name), text);
  const next = path.join(root, "node_modules/next/dist/bin/next");
  await quietly(process.execPath, [next, "build"], { cwd: folder });
  return path.join(folder, "out");
}
