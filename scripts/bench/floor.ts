// @ts-nocheck
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, runProgram } from "./run";

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
};

/** Builds an empty page of the same framework version: what no page of ours can be lighter than. Returns its folder. */
export async function buildFloor() {
  rmSync(folder, { recursive: true, force: true });
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const files = { ...sources, "package.json": JSON.stringify({ private: true, browserslist }) };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await runProgram(
    process.execPath,
    [path.join(root, "node_modules/next/dist/bin/next"), "build"],
    {
      cwd: folder,
    },
  );
  return path.join(folder, "out");
}
