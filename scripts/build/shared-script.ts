import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { filesIn, isDocument } from "../../lib/node/documents";
import { Stop } from "../../lib/node/steps";
import { contentHash } from "../../lib/node/content-hash";

const folder = "_next/static/chunks/";

/** Has V8 compile the whole file beside the main thread, instead of each function on it when it is first called: https://v8.dev/blog/explicit-compile-hints */
const compileAhead = "//# allFunctionsCalledOnLoad";

const script = /<script src="[^"]*\/_next\/static\/chunks\/([\w~.-]+\.js)" async=""><\/script>/g;

/** The names of the scripts that a document starts with, in their order. */
export const namedScripts = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(script), ([, name = ""]) => name)),
];

/** `text` with `name` for each of `parts`; of the elements that load it, the first stays. */
function withOneScript(text: string, parts: readonly string[], name: string): string {
  let loaded = false;
  return text
    .replace(/(?<=static\/chunks\/)[\w~.-]+\.js/g, (found) =>
      parts.includes(found) ? name : found,
    )
    .replace(script, (element, found: string) => {
      if (found !== name) return element;
      const first = !loaded;
      loaded = true;
      return first ? element : "";
    });
}

/** The ids of the modules of a script as the bundler writes them: `TURBOPACK.push([script, id, id, function, id, function, …])`. */
function moduleIds(text: string): readonly unknown[] {
  const pushed: unknown[] = [];
  const push = (part: readonly unknown[]) => void pushed.push(...part);
  runInNewContext(text, { TURBOPACK: { push } });
  return pushed.filter((each) => typeof each === "number" || typeof each === "string");
}

/**
 * Joins the scripts that every page starts with into one file, which the documents and the data of routes (*.txt) name instead: what is
 * compressed together is smaller (by 6 of 123 KB), and is one request. The bundler's runtime knows a file by the address of the script
 * that runs, so that whoever waits for a part waits for the whole. The not-found page, which no route shares, brings its frame once more, in
 * a script of its own: as one id is one module to that runtime, a script that holds no other ids goes.
 */
export function joinSharedScripts(out: string): void {
  const files = filesIn(out).filter((file) => /\.(html|txt)$/.test(file));
  const read = (file: string) => readFileSync(path.join(out, file), "utf8");
  const [first = [], ...others] = files
    .filter((file) => isDocument(file) && file !== "404.html")
    .map((file) => namedScripts(read(file)));
  const parts = first.filter((name) => others.every((names) => names.includes(name)));
  if (parts.length === 0)
    throw new Stop("The documents of out/ do not start with the same script.");
  const text = [compileAhead, ...parts.map((name) => read(folder + name))].join("\n");
  const hash = contentHash(text);
  const shared = moduleIds(text);
  const again = namedScripts(read("404.html")).filter((name) => {
    const own = parts.includes(name) ? [] : moduleIds(read(folder + name));
    return own.length > 0 && own.every((id) => shared.includes(id));
  });
  const gone = [...parts, ...again];
  const staying = filesIn(path.join(out, folder)).filter(
    (file) => file.endsWith(".js") && !gone.includes(file),
  );
  if (staying.some((file) => again.some((name) => read(folder + file).includes(name))))
    throw new Stop("A script fetches one that goes, as the documents start with what it holds.");
  for (const file of files) {
    const before = read(file);
    const after = withOneScript(before, gone, `${hash}.js`);
    if (after !== before) writeFileSync(path.join(out, file), after);
  }
  for (const name of gone) rmSync(path.join(out, folder, name));
  writeFileSync(path.join(out, folder, `${hash}.js`), text);
  console.log(`${parts.length} scripts that every page starts with are one`);
}
