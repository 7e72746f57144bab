import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildFacts } from "@/components/features/seo/build-facts";
import { documentOf, filesIn, isDocument, type PageDocument } from "@/lib/node/documents";
import { parseHtml, printHtml, type HtmlTree } from "@/lib/node/html";
import { Stop } from "@/lib/node/steps";
import { expectedId, expectOpening } from "./expected-opening";
import { addPolicy, policyOf } from "./policy";
import { headFacts, type HeadFacts } from "./search-engine-checks";
import { site } from "../../content/model/site";
import { isListed, picturesOf, printSitemap, type SitemapEntry } from "./sitemap";
import { addStructuredData } from "./structured-data";

/** Builds the graph of an exported page by the canonical address in its head; a page that is hidden from search engines has none. */
function graphFor({ canonical, hidden }: HeadFacts, { graphs, houseGraph }: BuildFacts) {
  return canonical && !hidden ? (graphs[canonical] ?? houseGraph) : undefined;
}

/**
 * Parses, completes and writes every document: `change` (what depends on Next), structured data, what the first paint waits for, then the
 * policy, which hashes what is in the document by then. The graphs come from the content and not from the React tree, where each would be
 * repeated in the data of its page.
 */
export function finishDocuments(
  out: string,
  basePath: string,
  facts: BuildFacts,
  change: (file: string, tree: HtmlTree) => void,
) {
  const entries: SitemapEntry[] = [];

  function finish(file: string): PageDocument {
    const tree = parseHtml(readFileSync(path.join(out, file), "utf8"));
    const head = headFacts(documentOf(file, "", tree));
    change(file, tree);
    const graph = graphFor(head, facts);
    if (graph) addStructuredData(tree, graph);
    const filled = documentOf(file, "", tree);
    expectOpening(tree, expectedId(filled));
    addPolicy(tree, policyOf(filled, site));
    const html = printHtml(tree);
    writeFileSync(path.join(out, file), html);

    const document = documentOf(file, html, tree);
    if (isListed(document, head, basePath, facts.templates)) {
      const { canonical } = head;
      const changed = facts.changed[canonical];
      entries.push({ address: canonical, changed, pictures: picturesOf(document, canonical) });
    }
    return document;
  }

  const documents = filesIn(out)
    .filter(isDocument)
    .sort()
    .map((file) => {
      try {
        return finish(file);
      } catch (error) {
        throw error instanceof Error ? new Stop(`out/${file} ${error.message}`) : error;
      }
    });
  writeFileSync(path.join(out, "sitemap.xml"), printSitemap(entries));
  const pictures = entries.reduce((sum, entry) => sum + entry.pictures.length, 0);
  console.log(`${documents.length} documents have their structured data and policy`);
  console.log(`sitemap.xml: ${entries.length} pages, ${pictures} pictures`);
  return documents;
}
