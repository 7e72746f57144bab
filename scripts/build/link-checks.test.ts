/** @jest-environment node */
import { rmSync } from "node:fs";
import { testFolder } from "../../lib/node/test-folder";
import { createSourceLookup } from "./content-source";
import { groupedFindings, readSite } from "./exported-site";
import { linkFindings } from "./link-checks";

const { at, write } = testFolder();
const foreign = "makes a request to another host";

/** A valid document with more in its body (or its head). */
const documentWith = (body: string, head = "") => `<!doctype html><html lang="en">
  <head><title>Adey</title>${head}</head><body><main id="main"><h1>Adey</h1>${body}</main></body></html>`;

beforeEach(() => {
  for (const page of ["(root)/page.tsx", "(root)/about/page.tsx", "home2/page.tsx"])
    write(`app/${page}`, "");
  for (const file of ["index.html", "about/index.html", "home2/index.html", "404.html"])
    write(`out/${file}`, documentWith(""));
  write("out/tana.jpg", "");
});

const findings = (basePath = "") =>
  groupedFindings(linkFindings(readSite(at("out"), basePath), at("app")).findings);

test("a sound site has no findings", () => {
  write(
    "out/index.html",
    documentWith(`
      <a href="/about/?room=2#main">About</a> <a href="#main">Top</a> <a href="mailto:a@example.com">Mail</a>
      <a href="https://booking.example/">Book</a> <form action="/about/"></form>
      <picture><source srcset="/tana.jpg 480w, /tana.jpg 960w"><img src="/tana.jpg" alt=""></picture>`),
  );
  expect(findings()).toEqual([]);
});

test("a hashed file that nothing names is found", () => {
  write("out/_next/static/chunks/named.js", "");
  write("out/_next/static/chunks/left.js", "");
  const script = `<script src="/_next/static/chunks/named.js"></script>`;
  write("out/index.html", documentWith(script));
  expect(findings()).toEqual(["out/_next/static/chunks/left.js: is named by no other file"]);
});

test("a form may be posted to an address of the host that is no file; a search may not", () => {
  write("out/index.html", documentWith(`<form method="post" action="/forms"></form>`));
  expect(findings()).toEqual([]);
  write("out/index.html", documentWith(`<form action="/forms"></form>`));
  expect(findings()).toEqual([expect.stringContaining("/forms leads nowhere")]);
});

test.each([
  ["", "/x", "/x/"],
  ["/resort", "/x/?adult=2#main", "/resort/x/?adult=2#main"],
])(
  "below %p a link that an owner wrote is named with its file, and one like it is not",
  (basePath, written, href) => {
    write("content/records/stories/lake.md", `See [x](${written}).`);
    write(
      "content/records/stories/other.md",
      `See [y](${written}y), [pdf](${written}.pdf) and [z](/home2${written}).`,
    );
    write("out/index.html", documentWith(`<a href="${href}">x</a>`));
    const sourcesOf = createSourceLookup(at("content/records"), basePath);
    const { findings: found } = linkFindings(readSite(at("out"), basePath), at("app"), sourcesOf);
    expect(groupedFindings(found)).toEqual([
      `out/index.html: <a> ${href} leads nowhere, written in content/records/stories/lake.md`,
    ]);
  },
);

test("a list has as many numbered pages as it needs, below its own route alone", () => {
  write("app/(root)/about/[page]/page.about.tsx", "");
  write("out/about/2/index.html", documentWith(""));
  expect(findings()).toEqual([]);
  write("out/home2/2/index.html", documentWith(""));
  expect(findings()).toEqual(["out/home2/2/index.html: is a document that no route in app/ names"]);
});

test.each([
  [`<a href="/x/">x</a>`, "<a> /x/ leads nowhere"],
  [`<a href="/about">x</a>`, "<a> /about lacks its trailing slash"],
  [`<a href="/about/ ">x</a>`, "<a> /about/  has spaces around it"],
  [`<a href="#">x</a>`, "<a> # leads nowhere"],
  [`<a href="javascript:x()">x</a>`, "<a> javascript:x() is a script, not an address"],
  [`<a href="/about/#team">x</a>`, "<a> /about/#team leads to no element with the id team"],
  [`<form action="/find_room/"></form>`, "<form> /find_room/ leads nowhere"],
  [`<img src="/gone.jpg" alt="">`, "<img> /gone.jpg leads nowhere"],
  [`<img src="/tana.jpg" srcset="/tana.jpg 1x, /b.jpg 2x" alt="">`, "<img> /b.jpg leads nowhere"],
  [`<video poster="/poster.jpg"></video>`, "<video> /poster.jpg leads nowhere"],
  [`<noscript><a href="/x/">x</a></noscript>`, "<a> /x/ leads nowhere"],
  [`<p>http://localhost:3000/</p>`, "names the address http://localhost"],
  [`<img src="https://cdn.example/a" alt="">`, `<img> https://cdn.example/a ${foreign}`],
  [`<script src="//cdn.example/a.js"></script>`, `<script> //cdn.example/a.js ${foreign}`],
  [`<script type="text/late" data-src="/b.js"></script>`, "<script> /b.js leads nowhere"],
  [`<link rel="preload" as="image" imagesrcset="/b.jpg 480w">`, "preload /b.jpg leads nowhere"],
  [`<link rel="preconnect" href="https://a.example">`, `preconnect https://a.example ${foreign}`],
])("%s is found", (html, message) => {
  write("out/home2/index.html", documentWith(html));
  expect(findings()).toEqual([`out/home2/index.html: ${message}`]);
});

test("a social picture is looked up on the origin that the canonical link names", () => {
  const canonical = `<link rel="canonical" href="https://adey.example/">`;
  const social = `<meta property="og:image" content="https://adey.example/og.jpg">`;
  write("out/index.html", documentWith("", canonical + social));
  const message = "og:image https://adey.example/og.jpg leads nowhere";
  expect(findings()).toEqual([`out/index.html: ${message}`]);
});

test("a route without its document and a document without its route are found", () => {
  rmSync(at("out/about"), { recursive: true });
  write("out/_not-found/index.html", documentWith(""));
  expect(findings()).toEqual([
    "out/about/index.html: is missing",
    "out/_not-found/index.html: is a document that no route in app/ names",
  ]);
});

test("what stylesheets, the manifest and the site map name has to exist too", () => {
  write("out/app.css", `a { background: url("/weave.svg") }`);
  write(
    "out/manifest.webmanifest",
    `{ "start_url": "/", "icons": [{ "src": "/icon.png" }], "shortcuts": [{ "url": "/gone/" }] }`,
  );
  expect(findings()).toEqual([
    "out/app.css: address /weave.svg leads nowhere",
    "out/manifest.webmanifest: address /gone/ leads nowhere",
    "out/manifest.webmanifest: address /icon.png leads nowhere",
  ]);
});

test("under a sub-path a reference that forgets it is found", () => {
  write("out/index.html", documentWith(`<a href="/resort/about/">x</a><a href="/about/">x</a>`));
  expect(findings("/resort")).toEqual(["out/index.html: <a> /about/ leaves the sub-path /resort"]);
});

test("a finding that several documents share is shown once", () => {
  for (const file of ["index.html", "about/index.html", "home2/index.html"])
    write(`out/${file}`, documentWith(`<a href="/x/">x</a>`));
  expect(findings()).toEqual(["out/about/index.html: <a> /x/ leads nowhere (and in 2 more)"]);
});
