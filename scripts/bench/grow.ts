// @ts-nocheck
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { namedViews } from "./named-view";
import { root, runProgram } from "./run";

/** Pages that show the catalogue, and one that does not. */
export const grownRoutes = ["/", "/room/", "/find_room/", "/blog/", "/room_details/", "/about/"];

const leftOut =
  /^(node_modules|public|out|out-.*|\.next|\.git|\.bench|test-results|playwright-report|bench\.json)$/;

/** @param {string} from @param {string} to */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkFile(source, target);
  }
}

/** Another name of the same bytes; a copy where the temporary folder lies on another disk. @param {string} from @param {string} to */
function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** @param {string} file @param {(text: string) => string} change */
function rewrite(file, change) {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`Nothing grew in ${file}.`);
  writeFileSync(file, after);
}

/**
 * A value of the owner's content under another name, and what it grows to in its place.
 * @param {string} name @param {(first: string) => string} grown
 */
const growValue = (name, grown) => (/** @type {string} */ text) =>
  text.replace(
    new RegExp(`export const ${name} = ([^]*?\\n[\\]}][^;]*;)`),
    (_, value) =>
      `const first_${name} = ${value}\nexport const ${name} = ${grown(`first_${name}`)};`,
  );

/** Every further entry has its own id, title and picture. @param {string} name @param {number} factor */
const growList = (name, factor) =>
  growValue(
    name,
    (first) =>
      `Array.from({ length: ${factor} }, (_, n) => ${first}.map((entry) => n === 0 ? entry : { ...entry, id: \`\${entry.id}-\${n}\`, title: \`\${entry.title} \${n}\`, picture: \`\${entry.picture}-\${n}\` })).flat()`,
  );

/** The names of pictures, each copy with its own master. @param {number} factor */
const growNames = (factor) =>
  growValue(
    "pictures",
    (first) =>
      `Object.fromEntries(Object.entries(${first}).flatMap(([name, masters]) => Array.from({ length: ${factor} }, (_, n) => n === 0 ? [name, masters] : [\`\${name}-\${n}\`, masters.map((id) => \`\${id}-\${n}\`)])))`,
  );

/** What scripts/pictures.ts would have made of as many masters. @param {string} project @param {number} factor */
function growPictures(project, factor) {
  const folder = path.join(project, "public/pictures");
  const files = readdirSync(folder);
  rewrite(path.join(project, "content/media/manifest.json"), (text) => {
    const first = Object.entries(JSON.parse(text));
    const copies = Array.from({ length: factor - 1 }, (_, n) =>
      first.map(([id, entry]) => [
        `${id}-${n + 1}`,
        JSON.parse(
          JSON.stringify(entry).replaceAll(/"([^"]+\.(?:avif|webp|jpg))"/g, `"${n + 1}-$1"`),
        ),
      ]),
    );
    return JSON.stringify(Object.fromEntries([...first, ...copies.flat()]));
  });
  for (let n = 1; n < factor; n++) {
    for (const file of files) linkFile(path.join(folder, file), path.join(folder, `${n}-${file}`));
  }
}

/** The project in a folder of its own, with so many times the rooms, stories and pictures. @param {number} factor */
function grownProject(factor) {
  const project = mkdtempSync(path.join(tmpdir(), "site-grown-"));
  for (const name of readdirSync(root).filter((each) => !leftOut.test(each))) {
    cpSync(path.join(root, name), path.join(project, name), { recursive: true });
  }
  for (const name of ["node_modules", "public"]) {
    linkTree(path.join(root, name), path.join(project, name));
  }
  // The lists are longer than their types say, which is no part of the question.
  rewrite(path.join(project, "next.config.ts"), (text) =>
    text.replace(
      'output: "export",',
      'output: "export",\n  typescript: { ignoreBuildErrors: true },',
    ),
  );
  if (factor > 1) {
    rewrite(path.join(project, "content/rooms.ts"), growList("rooms", factor));
    rewrite(path.join(project, "content/posts.ts"), growList("posts", factor));
    rewrite(path.join(project, "content/pictures.ts"), growNames(factor));
    growPictures(project, factor);
  }
  return project;
}

/**
 * How many further pages the lists have. Each is linked from the first, so that it is found without scripts; a grown site without
 * any would have been measured in vain.
 * @param {string} out
 */
function furtherPages(out) {
  const lists = ["room", "find_room", "blog"];
  const counts = lists.map((list) => {
    const first = readFileSync(path.join(out, list, "index.html"), "utf8");
    const numbers = readdirSync(path.join(out, list)).filter((name) => /^\d+$/.test(name));
    const lost = numbers.filter((number) => !first.includes(`href="/${list}/${number}/"`));
    if (numbers.length === 0 || lost.length > 0)
      throw new Error(
        `/${list}/ has ${numbers.length} further pages and links all but ${lost.length}.`,
      );
    return numbers.length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @param {string} folder @returns {number} */
function bytesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Builds the pages of a site that has grown. Encoding is left out: the copies of a picture are further names of its files.
 * @param {number} factor
 */
export async function grow(factor) {
  const project = grownProject(factor);
  try {
    const next = path.join(project, "node_modules/next/dist/bin/next");
    const { seconds, peakBytes } = await runProgram(process.execPath, [next, "build"], {
      cwd: project,
    });
    const out = path.join(project, "out");
    const bytesOf = namedViews(async (address) =>
      readFileSync(path.join(out, address.split("?")[0] ?? "")),
    );
    /** @type {Record<string, import("./named-view").NamedView>} */
    const pages = {};
    for (const route of grownRoutes) {
      pages[route] = await bytesOf(readFileSync(path.join(out, route, "index.html"), "utf8"));
    }
    const pictures = bytesUnder(path.join(out, "pictures"));
    const further = factor > 1 ? furtherPages(out) : 0;
    const output = bytesUnder(out) - pictures;
    return { factor, seconds, peakBytes, output, pictures, further, pages };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
