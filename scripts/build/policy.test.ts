/** @jest-environment node */
import { parseDocument } from "../lib/documents";
import { policyFindings, policyOf, withPolicy } from "./policy";

const nothingOutside = {
  video: { promo: "/film/adey.mp4" },
  map: { frameUrl: undefined },
  chatbot: { src: "/concierge.js" },
  forms: { endpoint: undefined },
};

const start = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>`;

const read = (html: string) => parseDocument("index.html", html);

const documentWith = (body: string) => read(`${start}</head><body>${body}</body></html>`);

function sources(policy: string, directive: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

function finished(body: string): string {
  const document = documentWith(body);
  return withPolicy(document.html, policyOf(document, nothingOutside));
}

const faultsOf = (html: string) => [...policyFindings(html, read(html).elements)];

test("nothing is allowed that the document does not carry", () => {
  const policy = policyOf(documentWith("<p>Adey</p>"), nothingOutside);
  expect(sources(policy, "default-src")).toEqual(["'none'"]);
  expect(sources(policy, "script-src")).toEqual(["'self'"]);
  expect(sources(policy, "style-src-attr")).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|frame-src|https?:/);
});

test("an inline script runs by its hash, data needs none", () => {
  const policy = policyOf(
    documentWith(`<script>alert(1)</script><script type="application/ld+json">{}</script>`),
    nothingOutside,
  );
  // The sum that every guide to policies shows for this script.
  expect(sources(policy, "script-src")).toEqual([
    "'self'",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

const map = "https://maps.example/embed?box=1&layer=2";

test("another host is allowed on the document that names it, and on no other", () => {
  const facts = { ...nothingOutside, map: { frameUrl: map } };
  const contact = documentWith(`<a href="https://maps.example/embed?box=1&amp;layer=2">Map</a>`);
  expect(sources(policyOf(contact, facts), "frame-src")).toEqual(["https://maps.example"]);
  expect(sources(policyOf(documentWith(""), facts), "frame-src")).toEqual([]);
});

test.each([
  ["https://youtu.be/abcdefg", { "frame-src": "https://www.youtube-nocookie.com" }],
  ["https://vimeo.com/12345", { "frame-src": "https://player.vimeo.com" }],
  ["https://film.example/a.mp4", { "media-src": "https://film.example" }],
  ["https://film.example/a.webp", { "img-src": "https://film.example" }],
  [
    "https://film.example/a",
    { "connect-src": "https://film.example", "media-src": "https://film.example" },
  ],
])("the film %s gets what it plays by", (promo, allowed) => {
  const policy = policyOf(documentWith(`<a href="${promo}">Film</a>`), {
    ...nothingOutside,
    video: { promo },
  });
  for (const [directive, origin] of Object.entries(allowed)) {
    expect(sources(policy, directive)).toContain(origin);
  }
});

test("forms may send to the owner's host, where there are forms", () => {
  const facts = { ...nothingOutside, forms: { endpoint: "https://forms.example/adey" } };
  const form = `<form action="https://forms.example/adey"></form>`;
  const policy = policyOf(documentWith(form), facts);
  expect(sources(policy, "form-action")).toEqual(["'self'", "https://forms.example"]);
  expect(sources(policy, "connect-src")).toEqual(["'self'", "https://forms.example"]);
  expect(sources(policyOf(documentWith(""), facts), "connect-src")).toEqual(["'self'"]);
});

test("a finished document is sound, and writing its policy again changes nothing", () => {
  const html = finished(`<script>alert(1)</script>`);
  expect(faultsOf(html)).toEqual([]);
  expect(withPolicy(html, policyOf(read(html), nothingOutside))).toBe(html);
});

test.each<[string, (html: string) => string, RegExp]>([
  ["a changed script", (html) => html.replace("alert(1)", "alert(2)"), /re-hash differs/],
  ["no policy", (html) => html.replace(/<meta http-equiv[^>]*>/, ""), /0 policies/],
  [
    "a script before it",
    (html) => html.replace("<head>", `<head><script src="/a.js"></script>`),
    /before its policy/,
  ],
  ["a handler", (html) => html.replace("<body>", `<body onload="alert(1)">`), /handler onload/],
  ["a wide source", (html) => html.replace("script-src", "script-src https:"), /hole/],
])("%s is found", (_, spoil, message) => {
  expect(faultsOf(spoil(finished(`<script>alert(1)</script>`))).join("\n")).toMatch(message);
});

test("a document that begins otherwise is refused rather than left without a policy", () => {
  expect(() => withPolicy("<html><head><script></script>", "default-src 'none'")).toThrow(
    /charset/,
  );
});
