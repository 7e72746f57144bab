/** @jest-environment node */
// @ts-nocheck
import { graphFindings } from "./graph-findings";

const html = `<html><head><title>Rooms · Adey</title></head><body><p>Classic <b>Room</b></p><p>$450 per Night</p>
  <p>1500 SQ.FT · 2 King Bed</p><p>Check-out before noon, breakfast from 7.00 AM</p><p class="sr-only">Secret</p><p hidden>Hidden</p>
  <span role="img" aria-label="5 stars"></span><time datetime="2026-10-12">12 October</time><p>11.60° N, Ethiopia</p></body></html>`;

const nodes = {
  room: {
    "@type": "HotelRoom",
    "@id": "https://a.example/#room",
    name: "Classic Room",
    image: "https://a.example/a.jpg",
  },
};

function findings(...graph) {
  const texts = [JSON.stringify({ "@context": "https://schema.org", "@graph": graph })];
  const has = (address) => !address.includes("gone");
  return [...graphFindings({ html, title: "Rooms · Adey", texts, has })];
}

test("a graph that says what the page says has no findings", () => {
  const offer = {
    "@type": "Offer",
    price: 450,
    priceCurrency: "USD",
    itemOffered: { "@id": "https://a.example/#room" },
  };
  const bed = { "@type": "BedDetails", numberOfBeds: 2, typeOfBed: "King Bed" };
  const floorSize = { "@type": "QuantitativeValue", value: 1500 };
  const hours = { "@type": "OpeningHoursSpecification", opens: "07:00", closes: "12:00" };
  expect(findings({ ...nodes.room, bed, floorSize }, offer, hours)).toEqual([]);
});

test.each([
  [{ ...nodes.room, name: "Royal Room" }, 'HotelRoom.name "Royal Room" does not stand on the page'],
  [{ ...nodes.room, name: "Secret" }, 'HotelRoom.name "Secret" does not stand on the page'],
  [{ ...nodes.room, name: "Hidden" }, 'HotelRoom.name "Hidden" does not stand on the page'],
  [{ ...nodes.room, image: "/a.jpg" }, "image /a.jpg is no absolute address"],
  [
    { ...nodes.room, image: "https://a.example/gone.jpg" },
    "image https://a.example/gone.jpg leads nowhere",
  ],
  [{ ...nodes.room, image: undefined }, "HotelRoom lacks image"],
  [
    { ...nodes.room, bed: { "@type": "BedDetails", numberOfBeds: 3, typeOfBed: "King Bed" } },
    'BedDetails.bed "3 King Bed" does not stand on the page',
  ],
  [
    {
      "@type": "Offer",
      price: 45,
      priceCurrency: "EUR",
      seller: { "@id": "https://a.example/#none" },
    },
    "refers to https://a.example/#none, which it does not describe",
  ],
  [
    { "@type": "Offer", price: 460, priceCurrency: "USD" },
    'Offer.price "$460" does not stand on the page',
  ],
  [
    { "@type": "OpeningHoursSpecification", opens: "08:00", closes: "12:00" },
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
    { ...nodes.room, aggregateRating: { "@type": "AggregateRating" } },
    "rates ourselves (aggregateRating)",
  ],
  [{ name: "Classic Room" }, "has a thing without a type"],
])("%j is found", (node, message) => {
  expect(findings(node)).toContain(message);
});

test("a price is compared to its last digit", () => {
  expect(findings({ "@type": "Offer", price: 45, priceCurrency: "USD" })).toEqual([
    'Offer.price "$45" does not stand on the page',
  ]);
});

test("a page has one graph, and it parses", () => {
  const read = (...texts) => [...graphFindings({ html, title: "", texts, has: () => true })];
  expect(read()).toEqual(["has 0 graphs instead of one"]);
  expect(read("{")).toEqual(["has structured data that is no JSON"]);
  expect(read("{}")).toEqual(["has structured data that is no graph of schema.org"]);
});
