import { spokenText, type PageDocument } from "../../lib/node/documents";
import { graphOf, listOf, thingsOf } from "../../lib/node/graph";
import type { HtmlNode } from "../../lib/node/html";

type Step = { readonly name: string; readonly address: string | undefined };

const parentOf = (node: HtmlNode | null) => (node && "parentNode" in node ? node.parentNode : null);

/** The steps of the visible breadcrumb. */
function shownSteps({ elements }: PageDocument, canonical: string): Step[] {
  const nav = elements.find(
    ({ tag, attributes }) => tag === "nav" && attributes.get("aria-label") === "Breadcrumb",
  );
  if (!nav) return [];
  return elements
    .filter(({ tag, node }) => tag === "li" && parentOf(parentOf(node)) === nav.node)
    .map(({ node }) => {
      const link = elements.find((one) => one.tag === "a" && parentOf(one.node) === node);
      const href = link?.attributes.get("href");
      const address = href === undefined ? undefined : new URL(href, canonical).href;
      return { name: spokenText(node).trim(), address };
    });
}

/** The steps of the breadcrumb in the structured data. */
function structuredSteps(graph: ReturnType<typeof graphOf>): Step[] {
  if (typeof graph === "string") return [];
  const list = graph.find((thing) => thing["@type"] === "BreadcrumbList");
  return listOf(list?.itemListElement)
    .flatMap((item) => thingsOf(item).slice(0, 1))
    .map(({ name, item }) => ({
      name: String(name),
      address: item === undefined ? undefined : String(item),
    }));
}

const namesOf = (steps: readonly Step[]) =>
  steps.length > 0 ? steps.map(({ name }) => name).join(" / ") : "none";

/**
 * Compares the visible breadcrumb with the structured one. A variant's copy of an inner page links to its own home but describes its
 * canonical page, so only the names are compared.
 */
export function* breadcrumbFindings(document: PageDocument, canonical: string): Generator<string> {
  const shown = shownSteps(document, canonical);
  const structured = structuredSteps(graphOf(document));
  if (namesOf(shown) !== namesOf(structured))
    return yield `shows the breadcrumb "${namesOf(shown)}" and its structured data "${namesOf(structured)}"`;
  if (!canonical.endsWith(document.address)) return;
  for (const [place, { name, address }] of shown.entries()) {
    const other = structured[place]?.address;
    if (address !== other)
      yield `its breadcrumb's "${name}" leads to ${address}, in its structured data to ${other}`;
  }
}
