import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildFacts } from "@/components/features/seo/build-facts";
import { site } from "../../content/site";
import { filesIn, isDocument, parseDocument, type PageDocument } from "../../lib/node/documents";
import { Stop } from "../../lib/node/steps";
import { asAmharic, isAmharic } from "../../components/pages/amharic/amharic-document";
import { expectedId, withExpectedOpening } from "./expected-opening";
import { bootText, withLateStart } from "../../components/features/late-start/build/late-start";
import { policyOf, withPolicy } from "./policy";
import { headFacts } from "./search-engine-checks";
import { releaseOf } from "../../components/features/offline/service-worker";
import { isListed, picturesOf, printSitemap, type SitemapEntry } from "./sitemap";
import { withStructuredData } from "./structured-data";

/** The graph of an exported page, by the canonical address in its head; a page that is hidden from search engines has none. */
function graphFor(html: string, { graphs, houseGraph }: BuildFacts) {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (!canonical || /<meta name="robots" content="[^"]*noindex/.test(html)) return undefined;
  return graphs[canonical] ?? houseGraph;
}

/** Where no font is loaded by next/font, Next has the browser open a connection to the host that the document came from; its data says so again. */
const ownPreconnect =
  /<link rel="preconnect" href="[^":]*" crossorigin=""\/>|:HC\[\\"[^"]*\\",\\"\\"\]\\n/g;

/** 110 KB of polyfills for browsers without modules: none of them runs the framework's own scripts either. */
const polyfills = /<script src="[^"]*" noModule=""><\/script>/g;

/**
 * Reads, parses and writes every document once: structured data, late start, then the policy, which hashes what stands there by then.
 * The graphs come from the content, not from the React tree: there each would stand in the HTML a second time, as flight data.
 */
export function finishDocuments(out: string, basePath: string, facts: BuildFacts) {
  const late = site.lateStart
    ? { boot: bootText(), folder: `/_next/static/${releaseOf(out)}`, basePath }
    : undefined;
  const files = filesIn(out);
  const entries: SitemapEntry[] = [];

  function finish(file: string): PageDocument {
    const written = readFileSync(path.join(out, file), "utf8")
      .replace(ownPreconnect, "")
      .replace(polyfills, "");
    const exported = isAmharic(file) ? asAmharic(written, files) : written;
    const graph = graphFor(exported, facts);
    const described = graph ? withStructuredData(exported, graph) : exported;
    const { html, data } = late
      ? withLateStart(described, {
          ...late,
          routerData: `${basePath}/${file.replace(/\.html$/, ".txt")}`,
        })
      : { html: described, data: undefined };
    if (data) writeFileSync(path.join(out, data.path), data.text);
    const document = parseDocument(file, html);
    const painted = withExpectedOpening(html, expectedId(document));
    writeFileSync(path.join(out, file), withPolicy(painted, policyOf(document, site)));

    const head = headFacts(document);
    if (isListed(document, head, basePath, facts.templates)) {
      const { canonical } = head;
      const changed = facts.changed[canonical];
      entries.push({ address: canonical, changed, pictures: picturesOf(document, canonical) });
    }
    return document;
  }

  const documents = files
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
  console.log(
    `${documents.length} documents have their structured data and policy, and start ${late ? "late" : "at once"}`,
  );
  console.log(`sitemap.xml: ${entries.length} pages, ${pictures} pictures`);
  return documents;
}
