import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DocumentStylesheets, linkedStylesheets } from "./lib/document-stylesheets";
import { filesIn } from "./lib/out-documents";
import { command, root } from "./lib/steps";

/**
 * Has every document link one sheet of its own beside the one that all share. The bundler sends a page's styles in as many files as it
 * finds orders to keep, up to 25; here the cascade layers keep the order, and a guest on a slow line waits for two.
 */
await command(async () => {
  const out = path.join(root, "out");
  const files = filesIn(out);
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(path.join(out, file), "utf8");
      return { file, html, sheets: linkedStylesheets(html) };
    });
  const [first, ...others] = pages;
  const shared = new Set(
    first?.sheets.filter((sheet) => others.every(({ sheets }) => sheets[0] === sheet)),
  );
  const merge = new DocumentStylesheets(out, shared);
  for (const { file, html, sheets } of pages) {
    writeFileSync(path.join(out, file), merge.inText(html, sheets));
    if (path.basename(file) !== "index.html") continue;
    const folder = path.dirname(file);
    for (const data of files) {
      if (!data.endsWith(".txt") || path.dirname(data) !== folder) continue;
      const place = path.join(out, data);
      writeFileSync(place, merge.inText(readFileSync(place, "utf8"), sheets));
    }
  }
  console.log(`${pages.length} documents link one stylesheet beside the shared one`);
});
