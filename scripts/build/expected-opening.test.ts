/** @jest-environment node */
import { parseDocument } from "../../lib/node/documents";
import { changeHtml } from "../../lib/node/html";
import { expectedId, expectOpening } from "./expected-opening";

const expectedIn = (body: string) =>
  expectedId(parseDocument("index.html", `<!DOCTYPE html><html><body>${body}</body></html>`));

test("what has to be read before the first paint is what ends first behind the opening", () => {
  const opening = `<main id="main"><div data-hero-ground="paper"><h1 id="top">Rooms</h1></div>`;
  expect(expectedIn(`${opening}<section id="rooms"><h2 id="title">Six</h2></section></main>`)).toBe(
    "title",
  );
});

test("an opening that says nothing of its ground is what the heading is in", () => {
  const opening = `<nav id="menu"></nav><main id="main"><div><div><h1>Adey</h1><p id="in"></p></div>`;
  expect(expectedIn(`${opening}<form id="book"><p id="guests"></p></form></div></main>`)).toBe(
    "guests",
  );
});

test("of slides the second is the first that is not seen, and without another id it is all of the page's own part", () => {
  expect(
    expectedIn(
      `<main><div data-hero-ground="paper"><p id="second-slide"></p></div><p id="b"></p></main>`,
    ),
  ).toBe("second-slide");
  expect(expectedIn(`<main id="main"><h1>Lost</h1></main>`)).toBe("main");
});

test("ids that only a script could name are passed over", () => {
  expect(expectedIn(`<main><div><h1>Adey</h1></div><p id="«r1»"></p><p id="b"></p></main>`)).toBe(
    "b",
  );
});

test("a document asks for it in its head", () => {
  const html = "<html><head></head><body></body></html>";
  expect(changeHtml(html, (tree) => expectOpening(tree, "a"))).toBe(
    `<html><head><link rel="expect" href="#a" blocking="render"></head><body></body></html>`,
  );
});
