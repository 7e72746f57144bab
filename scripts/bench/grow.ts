import { spawnSync } from "node:child_process";
import {
  cpSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../lib/steps";
import { namedViews } from "./named-view";
import { timed } from "./builds";

/** Pages that show the catalogue, and one that does not. */
const routes = ["/", "/room/", "/find_room/", "/blog/", "/room_details/", "/about/"];
const lists = ["room", "find_room", "blog"];
const linked = ["node_modules", "public"];
const leftOut = /^(out|out-.*|\.next|\.git|\.bench|test-results|playwright-report|bench\.json)$/;

function rewrite(file: string, change: (text: string) => string) {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`Nothing grew in ${file}.`);
  writeFileSync(file, after);
}

/** The owner's value under another name, and what it grows to in its place. */
const grown = (name: string, value: string) => (text: string) =>
  text.replace(
    new RegExp(`export const ${name} = ([^]*?\\n[\\]}][^;]*;)`),
    (_, first) => `const first = ${first}\nexport const ${name} = ${value};`,
  );

/** Every further entry has its own id, title and picture. */
const grownList = (name: string, factor: number) =>
  grown(
    name,
    `Array.from({ length: ${factor} }, (_, n) => first.map((entry) => n === 0 ? entry : { ...entry, id: \`\${entry.id}-\${n}\`, title: \`\${entry.title} \${n}\`, picture: \`\${entry.picture}-\${n}\` })).flat()`,
  );

/** The names of pictures, each copy with its own master. */
const grownNames = (factor: number) =>
  grown(
    "pictures",
    `Object.fromEntries(Object.entries(first).flatMap(([name, masters]) => Array.from({ length: ${factor} }, (_, n) => n === 0 ? [name, masters] : [\`\${name}-\${n}\`, masters.map((id) => \`\${id}-\${n}\`)])))`,
  );

/** What scripts/pictures.ts would have made of as many masters: the copies of a picture are further names of its files. */
function growPictures(project: string, factor: number) {
  const folder = path.join(project, "public/pictures");
  const files = readdirSync(folder);
  const copies = Array.from({ length: factor - 1 }, (_, n) => n + 1);
  rewrite(path.join(project, "content/media/manifest.json"), (text) => {
    const first: Record<string, object> = JSON.parse(text);
    const all = copies.flatMap((n) =>
      Object.entries(first).map(([id, entry]): [string, object] => [
        `${id}-${n}`,
        JSON.parse(JSON.stringify(entry).replaceAll(/"([^"]+\.(?:avif|webp|jpg))"/g, `"${n}-$1"`)),
      ]),
    );
    return JSON.stringify({ ...first, ...Object.fromEntries(all) });
  });
  for (const n of copies)
    for (const file of files) linkSync(path.join(folder, file), path.join(folder, `${n}-${file}`));
}

/** The project in a folder of its own, with so many times the rooms, stories and pictures. */
function growProject(project: string, factor: number) {
  for (const name of readdirSync(root).filter((each) => !leftOut.test(each))) {
    const [from, to] = [path.join(root, name), path.join(project, name)];
    // Further names of the same bytes; copies where the temporary folder lies on another disk.
    const hasLinks = linked.includes(name) && spawnSync("cp", ["-al", from, to]).status === 0;
    if (!hasLinks) cpSync(from, to, { recursive: true });
  }
  if (factor === 1) return;
  rewrite(path.join(project, "content/rooms.ts"), grownList("rooms", factor));
  rewrite(path.join(project, "content/posts.ts"), grownList("posts", factor));
  rewrite(path.join(project, "content/pictures.ts"), grownNames(factor));
  growPictures(project, factor);
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

const mebibytesUnder = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) /
  2 ** 20;

/** What the pages of a site that has grown cost to build and to load. Encoding pictures is left out. */
export async function grow(factor: number) {
  const project = mkdtempSync(path.join(tmpdir(), "site-grown-"));
  try {
    growProject(project, factor);
    const next = path.join(project, "node_modules/next/dist/bin/next");
    // The lists are longer than their types say, which is no part of the question.
    const env = { TYPES_ARE_CHECKED: "1" };
    const seconds = await timed(process.execPath, [next, "build"], { cwd: project, env });
    const out = path.join(project, "out");
    const viewOf = namedViews(async (address) =>
      readFileSync(path.join(out, address.split("?")[0] ?? "")),
    );
    const figures: Record<string, number> = {
      "build s": seconds,
      "further pages": factor > 1 ? furtherPages(out) : 0,
      "pictures MiB": mebibytesUnder(path.join(out, "pictures")),
      "output MiB": mebibytesUnder(out),
    };
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
