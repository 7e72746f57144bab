// @ts-nocheck
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path";
import { buildFactsFile, readBuildFacts } from "./lib/build-facts";
import { headFacts } from "./lib/head-facts";
import { filesIn, readDocument } from "./lib/out-documents";
import { picturesOf, printSiteMap } from "./lib/site-map";
import { command, root } from "./lib/steps";
import { withStructuredData } from "./lib/structured-data";

/**
 * Gives every document its structured data, and the site its map. The graphs come from the content by way of the export, not from
 * the React tree: there each would stand in the HTML a second time, as flight data.
 */
await command(async () => {
  const out = path.join(root, "out");
  const { graphs, houseGraph, changed } = await readBuildFacts();
  const files = filesIn(out).filter((file) => file.endsWith(".html"));
  const entries = [];
  for (const file of files.sort()) {
    const document = readDocument(out, file);
    const { canonical, hidden } = headFacts(document);
    if (hidden || !canonical) continue;
    const graph = graphs[canonical] ?? houseGraph;
    writeFileSync(path.join(out, file), withStructuredData(document.html, graph));
    if (new URL(canonical).pathname === basePath() + document.address) {
      entries.push({
        address: canonical,
        changed: changed[canonical],
        pictures: picturesOf(document, canonical),
      });
    }
  }
  writeFileSync(path.join(out, "sitemap.xml"), printSiteMap(entries));
  rmSync(buildFactsFile);
  const pictures = entries.reduce((sum, entry) => sum + entry.pictures.length, 0);
  console.log(`${files.length} documents told machines what they say`);
  console.log(`sitemap.xml: ${entries.length} pages, ${pictures} pictures`);
});
