/** @jest-environment node */
import { parseDocument } from "../../lib/node/documents";
import { breadcrumbFindings } from "./breadcrumb-checks";
import { changeHtml } from "../../lib/node/html";
import { addStructuredData } from "./structured-data";

const root = "https://a.example/";
const canonical = `${root}room/classic/`;
const nav = `<nav aria-label="Menu"><ol><li><a href="/">Adey</a></li></ol></nav><nav aria-label="Breadcrumb"><ol>
  <li><a href="../../">Home</a></li><li><a href="../../#rooms">Rooms &amp; Suites</a></li><li>Classic Room</li></ol></nav>`;
const home = { "@type": "ListItem", position: 1, name: "Home", item: root };
const list = { "@type": "ListItem", position: 2, name: "Rooms & Suites", item: `${root}#rooms` };
const here = { "@type": "ListItem", position: 3, name: "Classic Room" };

function findings(body: string, steps: readonly object[], file = "room/classic/index.html") {
  const breadcrumb = { "@type": "BreadcrumbList", itemListElement: steps };
  const graph = steps.length > 0 ? [breadcrumb] : [];
  const html = changeHtml(`<html><body>${body}</body></html>`, (tree) =>
    addStructuredData(tree, { "@context": "https://schema.org", "@graph": graph }),
  );
  return [...breadcrumbFindings(parseDocument(file, html), canonical)];
}

test("a breadcrumb whose structured data matches it has no findings", () => {
  expect(findings(nav, [home, list, here])).toEqual([]);
  expect(findings("<p>Home</p>", [])).toEqual([]);
});

test("a step that is visible but not in the structured data is found", () => {
  expect(findings(nav, [home, here])).toEqual([
    'shows the breadcrumb "Home / Rooms & Suites / Classic Room" and its structured data "Home / Classic Room"',
  ]);
});

test("a breadcrumb that is only visible, or only in the structured data, is found", () => {
  expect(findings(nav, [])).toEqual([
    'shows the breadcrumb "Home / Rooms & Suites / Classic Room" and its structured data "none"',
  ]);
  expect(findings("", [home, here])).toEqual([
    'shows the breadcrumb "none" and its structured data "Home / Classic Room"',
  ]);
});

test("a step whose link differs from the structured data is found, on the canonical page", () => {
  const elsewhere = [home, { ...list, item: `${root}room/` }, here];
  expect(findings(nav, elsewhere)).toEqual([
    `its breadcrumb's "Rooms & Suites" leads to ${root}#rooms, in its structured data to ${root}room/`,
  ]);
  expect(findings(nav, elsewhere, "home3/room/classic/index.html")).toEqual([]);
});
