/** @jest-environment node */
import { parseDocument } from "../../lib/node/documents";
import { changeHtml } from "../../lib/node/html";
import { addStructuredData } from "./structured-data";
import { structuredDataFindings } from "./structured-data-checks";

const page = `<html><head><title>Rooms · Adey</title></head><body><p>Classic Room, $450 per Night</p>
  <ul><li>Lake View</li><li>1500 SQ.FT</li><li>2 King<!-- --> Bed</li></ul>
  <time datetime="2026-10-12">12 October</time></body></html>`;

const home = "https://a.example/#house";
const homeAddress = "https://a.example/";
const described = new Map([[home, "Adey"]]);

const findingsOf = (html: string) => [
  ...structuredDataFindings(
    parseDocument("room/index.html", html),
    (address) => !address.includes("gone"),
    described,
  ),
];
const findings = (...graph: object[]) =>
  findingsOf(
    changeHtml(page, (tree) =>
      addStructuredData(tree, { "@context": "https://schema.org", "@graph": graph }),
    ),
  );

const id = "https://a.example/room/#room";
const image = "https://a.example/a.jpg";
const url = "https://a.example/room/";
const house = { "@type": "Hostel", "@id": home, name: "Adey", url: homeAddress };
const room = {
  "@type": "HotelRoom",
  "@id": id,
  name: "Classic Room",
  url,
  image,
  containedInPlace: house,
};
const feature = (name: string) => ({ "@type": "LocationFeatureSpecification", name, value: true });
const floor = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "FTK" });
const beds = (typeOfBed: string) => ({ "@type": "BedDetails", numberOfBeds: 2, typeOfBed });
const offer = { "@type": "Offer", price: 450, priceCurrency: "USD" };
const comment = { "@type": "Comment", text: "Noon", author: "Abeba", datePublished: "2026-10-12" };
const webPage = { "@type": "WebPage", name: "Rooms", url: image, isPartOf: { "@id": id } };

test("a graph that says what the page says has no findings", () => {
  const shown = {
    description: "Classic Room, $450",
    amenityFeature: [feature("Lake View")],
    floorSize: floor(1500),
    bed: beds("King Bed"),
  };
  expect(
    findings({ ...room, ...shown }, { ...offer, itemOffered: { "@id": id } }, comment, webPage),
  ).toEqual([]);
});

const gone = "https://a.example/gone.jpg";
const none = "https://a.example/#none";
const notShown = (words: string) =>
  `"${words}", said of HotelRoom Classic Room, is not on the page`;

test.each<[object, string]>([
  [{ ...room, image: "/a.jpg" }, "image /a.jpg is no absolute address"],
  [{ ...room, image: gone }, `image ${gone} leads nowhere`],
  [{ ...room, image: undefined }, "HotelRoom lacks image"],
  [{ ...room, "@id": undefined }, "HotelRoom lacks @id"],
  [{ ...room, containedInPlace: undefined }, "HotelRoom lacks containedInPlace"],
  [{ ...room, containedInPlace: { ...house, "@id": undefined } }, "Hostel lacks @id"],
  [{ ...house, telephone: "+251" }, "Hostel lacks address"],
  [{ ...house, url: undefined }, "Hostel lacks url"],
  [{ ...house, name: "Sole" }, `names ${home} "Sole", which no page describes under that name`],
  [{ ...house, "@id": none }, `names ${none} "Adey", which no page describes under that name`],
  [{ ...room, containsPlace: room }, `describes ${id} more than once`],
  [{ ...room, amenityFeature: feature("Boat jetty") }, notShown("Boat jetty")],
  [{ ...room, floorSize: floor(58) }, notShown("58 sq ft")],
  [{ ...room, bed: [beds("Sofa Beds")] }, notShown("2 Sofa Beds")],
  [{ ...room, description: "By the lake" }, notShown("By the lake")],
  [{ ...offer, seller: { "@id": none } }, `refers to ${none}, which it does not describe`],
  [{ ...offer, price: 460 }, "the price $460 is not on the page"],
  [{ ...offer, price: 45 }, "the price $45 is not on the page"],
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
