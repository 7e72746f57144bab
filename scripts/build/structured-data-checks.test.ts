/** @jest-environment node */
import { parseDocument } from "../lib/documents";
import { withStructuredData } from "./structured-data";
import { structuredDataFindings } from "./structured-data-checks";

const page = `<html><head><title>Rooms · Adey</title></head><body><p>Classic <b>Room</b></p><p>$450 per Night</p>
  <p>1500 SQ.FT · 2 King Bed</p><p>Check-out before noon, breakfast from 7.00 AM</p><p class="sr-only">Secret</p><p hidden>Hidden</p>
  <span role="img" aria-label="5 stars"></span><time datetime="2026-10-12">12 October</time><p>11.60° N, Ethiopia</p></body></html>`;

const has = (address: string) => !address.includes("gone");
const findingsOf = (html: string) => [
  ...structuredDataFindings(parseDocument("room/index.html", html), has),
];
const findings = (...graph: object[]) =>
  findingsOf(withStructuredData(page, { "@context": "https://schema.org", "@graph": graph }));

const room = {
  "@type": "HotelRoom",
  "@id": "https://a.example/#room",
  name: "Classic Room",
  image: "https://a.example/a.jpg",
};
const offer = { "@type": "Offer", price: 450, priceCurrency: "USD" };
const bed = { "@type": "BedDetails", numberOfBeds: 2, typeOfBed: "King Bed" };
const hours = { "@type": "OpeningHoursSpecification", opens: "07:00", closes: "12:00" };

test("a graph that says what the page says has no findings", () => {
  const floorSize = { "@type": "QuantitativeValue", value: 1500 };
  const itemOffered = { "@id": "https://a.example/#room" };
  expect(findings({ ...room, bed, floorSize }, { ...offer, itemOffered }, hours)).toEqual([]);
});

test.each<[object, string]>([
  [{ ...room, name: "Royal Room" }, 'HotelRoom.name "Royal Room" does not stand on the page'],
  [{ ...room, name: "Secret" }, 'HotelRoom.name "Secret" does not stand on the page'],
  [{ ...room, name: "Hidden" }, 'HotelRoom.name "Hidden" does not stand on the page'],
  [{ ...room, image: "/a.jpg" }, "image /a.jpg is no absolute address"],
  [
    { ...room, image: "https://a.example/gone.jpg" },
    "image https://a.example/gone.jpg leads nowhere",
  ],
  [{ ...room, image: undefined }, "HotelRoom lacks image"],
  [
    { ...room, bed: { ...bed, numberOfBeds: 3 } },
    'BedDetails.bed "3 King Bed" does not stand on the page',
  ],
  [
    { ...offer, seller: { "@id": "https://a.example/#none" } },
    "refers to https://a.example/#none, which it does not describe",
  ],
  [{ ...offer, price: 460 }, 'Offer.price "$460" does not stand on the page'],
  [{ ...offer, price: 45 }, 'Offer.price "$45" does not stand on the page'],
  [
    { ...hours, opens: "08:00" },
    'OpeningHoursSpecification.opens "8.00 AM" does not stand on the page',
  ],
  [
    { "@type": "PostalAddress", streetAddress: "Moon Road", addressCountry: "ET" },
    'PostalAddress.streetAddress "Moon Road" does not stand on the page',
  ],
  [
    { "@type": "GeoCoordinates", latitude: 12.6, longitude: 11.6 },
    'GeoCoordinates.latitude "12.60°" does not stand on the page',
  ],
  [{ "@type": "Rating", ratingValue: 4 }, "Rating 4 is not shown as stars"],
  [
    { "@type": "Comment", text: "noon", author: "Room", datePublished: "2026-10-13" },
    "Comment.datePublished 2026-10-13 is not shown",
  ],
  [
    { ...room, aggregateRating: { "@type": "AggregateRating" } },
    "rates ourselves (aggregateRating)",
  ],
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
