/** @jest-environment node */
import { parseDocument } from "./documents";
import { describedOn } from "./graph";

const canonical = "https://a.example/room/";

test("a page describes what it says more of than a name, under its own address", () => {
  const own = {
    "@type": "HotelRoom",
    "@id": `${canonical}#room`,
    name: "Classic Room",
    image: "a",
  };
  const named = { "@type": "Resort", "@id": `${canonical}#resort`, name: "Tana", url: canonical };
  const other = { ...own, "@id": "https://a.example/room/other/#room" };
  const graph = { "@context": "https://schema.org", "@graph": [own, named, other] };
  const html = `<body><script type="application/ld+json">${JSON.stringify(graph)}</script></body>`;
  const document = parseDocument("room/index.html", html);
  expect(describedOn(document, canonical)).toEqual([[`${canonical}#room`, "Classic Room"]]);
});

test("a page without a graph describes nothing", () => {
  const document = parseDocument("room/index.html", "<html><body></body></html>");
  expect(describedOn(document, canonical)).toEqual([]);
});
