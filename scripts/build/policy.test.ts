/** @jest-environment node */
import { parseDocument } from "../../lib/node/documents";
import { changeHtml } from "../../lib/node/html";
import { addPolicy, policyOf } from "./policy";

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
  // Guides to policies show this hash for this script.
  expect(sources(policy, "script-src")).toEqual([
    "'self'",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

const mapFrame = "https://maps.example/embed?box=1&layer=2";
const mapLink = `<a href="https://maps.example/embed?box=1&amp;layer=2">Map</a>`;
const endpoint = "https://forms.example/adey";
const forms = ["'self'", "https://forms.example"];
const film = "https://film.example";

type Row = [what: string, body: string, facts: object, allowed: Record<string, string[]>];
const filmRow = (promo: string, allowed: Row[3]): Row => [
  `the film ${promo}`,
  `<a href="${promo}">Film</a>`,
  { video: { promo } },
  allowed,
];

test.each<Row>([
  ["a map", mapLink, { map: { frameUrl: mapFrame } }, { "frame-src": ["https://maps.example"] }],
  [
    "a form",
    `<form action="${endpoint}"></form>`,
    { forms: { endpoint } },
    { "form-action": forms, "connect-src": forms },
  ],
  [
    "a form that writes an e-mail",
    `<form method="post" enctype="text/plain" action="mailto:booking@example.com"></form>`,
    {},
    { "form-action": ["'self'", "mailto:"], "connect-src": ["'self'"] },
  ],
  [
    "a button that posts by itself",
    `<form action="/find_room/"><button formaction="${endpoint}"></button></form>`,
    {},
    { "form-action": forms },
  ],
  filmRow("https://youtu.be/abcdefg", { "frame-src": ["https://www.youtube-nocookie.com"] }),
  filmRow("https://vimeo.com/12345", { "frame-src": ["https://player.vimeo.com"] }),
  filmRow(`${film}/a.mp4`, { "media-src": ["'self'", film] }),
  filmRow(`${film}/a.webp`, { "img-src": ["'self'", film] }),
  filmRow(`${film}/a`, { "connect-src": ["'self'", film], "media-src": ["'self'", film] }),
])("%s is allowed on the document that names it, and on no other", (_, body, facts, allowed) => {
  const all = { ...nothingOutside, ...facts };
  for (const [directive, origins] of Object.entries(allowed)) {
    expect(sources(policyOf(documentWith(body), all), directive)).toEqual(origins);
    const elsewhere = sources(policyOf(documentWith(""), all), directive);
    expect(elsewhere.filter((source) => source !== "'self'")).toEqual([]);
  }
});

test.each(["/post/", "dialog", "tel:+251110000001", "javascript:void 0"])(
  "a form that leads to %s widens nothing",
  (action) => {
    const policy = policyOf(documentWith(`<form action="${action}"></form>`), nothingOutside);
    expect(sources(policy, "form-action")).toEqual(["'self'"]);
  },
);

const withPolicy = (html: string, policy: string) =>
  changeHtml(html, (tree) => addPolicy(tree, policy));

test("a policy is before anything that it rules", () => {
  const { html } = documentWith(`<script>alert(1)</script>`);
  expect(withPolicy(html, policyOf(read(html), nothingOutside))).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-`,
  );
});

test.each([
  ["a changed script", `<script>alert(2)</script>`, /hash/],
  ["a handler", `<p onclick="alert(1)"></p>`, /handler/],
])("%s is refused", (_, body, message) => {
  const policy = policyOf(documentWith(`<script>alert(1)</script>`), nothingOutside);
  expect(() => withPolicy(documentWith(body).html, policy)).toThrow(message);
});

test("a policy with a wide source is refused", () => {
  const wide = "default-src 'none'; script-src https:";
  expect(() => withPolicy(documentWith("").html, wide)).toThrow("a hole");
});

test("a document that begins otherwise is refused rather than left without a policy", () => {
  expect(() => withPolicy("<html><head><script></script>", "default-src 'none'")).toThrow(
    /charset/,
  );
});
