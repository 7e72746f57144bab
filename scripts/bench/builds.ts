import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { browserslist } from "../../package.json";
import { childEnvironment, root, type Environment } from "../lib/steps";

/** Runs a program quietly and resolves to its seconds; what it wrote comes with the error where it fails. */
export async function timed(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Environment } = {},
) {
  const began = performance.now();
  await promisify(execFile)(program, args, { cwd, env: childEnvironment(env), maxBuffer: 2 ** 26 });
  return (performance.now() - began) / 1000;
}

const nextBuild = [path.join(root, "node_modules/next/dist/bin/next"), "build"];

/** Inside the project, so that the same framework version is found without a second installation. */
const folder = path.join(root, ".bench");

const sources = {
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  "app/page.js": `export const metadata = { title: "Floor" };
export default function Page() {
  return <main><h1>Floor</h1></main>;
}
`,
  "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(root)} } };
`,
  "package.json": JSON.stringify({ private: true, browserslist }),
};

/** Builds an empty page of the same framework version: what no page of ours can be lighter than. Returns its folder. */
export async function buildFloor() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text);
  await timed(process.execPath, nextBuild, { cwd: folder });
  return path.join(folder, "out");
}

/** Seconds of `next build` without and with what the one before has cached. */
export async function buildTimes() {
  rmSync(path.join(root, ".next"), { recursive: true, force: true });
  const cold = await timed(process.execPath, nextBuild);
  const warm = await timed(process.execPath, nextBuild);
  return { "next build": { cold, warm } };
}
