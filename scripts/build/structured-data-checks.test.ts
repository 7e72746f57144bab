/** @jest-environment node */
import { parseDocument } from "../lib/documents";
import { withStructuredData } from "./structured-data";
import { structuredDataFindings } from "./structured-data-checks";

const page = `<html><head><title>Rooms · Adey</title></head><body><p>Classic Room, $450 per Night</p>
  <time datetime="2026-10-12">12 October</time></body></html>`;

const findingsOf = (html: string) => [
  ...structuredDataFindings(
    parseDocument("room/index.html", html),
    (address) => !address.includes("gone"),
  ),
];
const findings = (...graph: object[]) =>
  findingsOf(withStructuredData(page, { "@context": "https://schema.org", "@graph": graph }));

const id = "https://a.example/#room";
const image = "https://a.example/a.jpg";
const room = { "@type": "HotelRoom", "@id": id, name: "Classic Room", image };
const offer = { "@type": "Offer", price: 450, priceCurrency: "USD" };
const comment = { "@type": "Comment", text: "Noon", author: "Abeba", datePublished: "2026-10-12" };
const webPage = { "@type": "WebPage", name: "Rooms", url: image, isPartOf: { "@id": id } };

test("a graph that says what the page says has no findings", () => {
  expect(findings(room, { ...offer, itemOffered: { "@id": id } }, comment, webPage)).toEqual([]);
});

const gone = "https://a.example/gone.jpg";
const none = "https://a.example/#none";

test.each<[object, string]>([
  [{ ...room, image: "/a.jpg" }, "image /a.jpg is no absolute address"],
  [{ ...room, image: gone }, `image ${gone} leads nowhere`],
  [{ ...room, image: undefined }, "HotelRoom lacks image"],
  [{ ...room, containsPlace: room }, `describes ${id} more than once`],
  [{ ...offer, seller: { "@id": none } }, `refers to ${none}, which it does not describe`],
  [{ ...offer, price: 460 }, "the price $460 does not stand on the page"],
  [{ ...offer, price: 45 }, "the price $45 does not stand on the page"],
  [{ ...comment, datePublished: "2026-10-13" }, "the day 2026-10-13 is not shown"],
  [{ ...webPage, name: "Suites" }, `the page's name "Suites" is not its title`],
  [{ ...room, aggregateRating: {} }, "rates ourselves (aggregateRating)"],
  [{ name: "Classic Room" }, "has a thing without a type"],
])("%j is found", (node, message) => {
  expect(findings(node)).toContain(message);
});

test("a page has one graph, and it parses", () => {
  const graph = (text: string) =>
    page.replace("</body>", `<script type="application/ld+json">${text}</script></body>`);
  expect(findingsOf(page)).toEqual(["has 0 graphs instead of one"]);
  expect(findingsOf(graph("{"))).toEqual(["has structured data that is no JSON"]);
  expect(findingsOf(graph("{}"))).toEqual(["has structured data that is no graph of schema.org"]);
});
