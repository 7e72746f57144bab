import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../lib/steps";
import { quietly } from "./floor";
import { namedViews } from "./named-view";

/** Pages that show the catalogue, and one that does not. */
const routes = ["/", "/room/", "/find_room/", "/blog/", "/room_details/", "/about/"];
const lists = ["room", "find_room", "blog"];
/** Never written to: further names of the same files do, where the temporary folder lies on the same disk. */
const linked = ["node_modules", "public"];
const leftOut = /^(out|out-.*|\.next|\.git|\.bench|test-results|playwright-report|bench\.json)$/;

/** An owner's list with so many times its entries, each with an id and a title of its own. */
function growList(file: string, name: string, factor: number) {
  const before = readFileSync(file, "utf8");
  const grown = `Array.from({ length: ${factor} }, (_, n) => first.map((entry) => n === 0 ? entry : { ...entry, id: \`\${entry.id}-\${n}\`, title: \`\${entry.title} \${n}\` })).flat()`;
  const after = before.replace(
    new RegExp(`export const ${name} = ([^]*?\\n[\\]}][^;]*;)`),
    (_, first) => `const first = ${first}\nexport const ${name} = ${grown};`,
  );
  if (after === before) throw new Error(`Nothing grew in ${file}.`);
  writeFileSync(file, after);
}

/** The project in a folder of its own, with so many times the rooms and stories. */
function growProject(project: string, factor: number) {
  for (const name of readdirSync(root).filter((each) => !leftOut.test(each))) {
    const [from, to] = [path.join(root, name), path.join(project, name)];
    const hasLinks = linked.includes(name) && spawnSync("cp", ["-al", from, to]).status === 0;
    if (!hasLinks) cpSync(from, to, { recursive: true });
  }
  if (factor === 1) return;
  for (const name of ["rooms", "posts"])
    growList(path.join(project, `content/${name}.ts`), name, factor);
}

/** How many further pages the lists have: a grown site without any, or with one that no link leads to, was measured in vain. */
function furtherPages(out: string) {
  const further = lists.map((list) => {
    const first = readFileSync(path.join(out, list, "index.html"), "utf8");
    const numbers = readdirSync(path.join(out, list)).filter((name) => /^\d+$/.test(name));
    if (numbers.length === 0 || numbers.some((n) => !first.includes(`href="/${list}/${n}/"`)))
      throw new Error(`/${list}/ has ${numbers.length} further pages and does not link them all.`);
    return numbers.length;
  });
  return further.reduce((sum, count) => sum + count, 0);
}

/** What the pages of a site that has grown cost to build and to load. */
export async function grow(factor: number) {
  const project = mkdtempSync(path.join(tmpdir(), "site-grown-"));
  try {
    growProject(project, factor);
    const next = path.join(project, "node_modules/next/dist/bin/next");
    const began = performance.now();
    // The lists are longer than their types say, which is no part of the question.
    const env = { TYPES_ARE_CHECKED: "1" };
    await quietly(process.execPath, [next, "build"], { cwd: project, env });
    const figures: Record<string, number> = { "build s": (performance.now() - began) / 1000 };
    const out = path.join(project, "out");
    figures["further pages"] = factor > 1 ? furtherPages(out) : 0;
    const viewOf = namedViews(async (address) =>
      readFileSync(path.join(out, address.split("?")[0] ?? "")),
    );
    for (const route of routes) {
      const view = await viewOf(readFileSync(path.join(out, route, "index.html"), "utf8"));
      for (const kind of ["html", "css", "js"] as const)
        figures[`${route} ${kind} KiB`] = view[kind] / 1024;
    }
    return figures;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
