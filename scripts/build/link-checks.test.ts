/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { groupedFindings, readSite } from "./exported-site";
import { linkFindings } from "./link-checks";

const foreign = "makes a request to another host";
let root: string;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A sound document with more in its body (or its head). */
function documentWith(body: string, head = "") {
  return `<!doctype html><html lang="en"><head><title>Adey</title>${head}</head>
    <body><main id="main"><h1>Adey</h1>${body}</main></body></html>`;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "out-findings-"));
  for (const page of ["(root)/page.tsx", "(root)/about/page.tsx", "home2/page.tsx"]) {
    write(`app/${page}`, "");
  }
  for (const file of ["index.html", "about/index.html", "home2/index.html", "404.html"]) {
    write(`out/${file}`, documentWith(""));
  }
  write("out/tana.jpg", "");
});

afterEach(() => rmSync(root, { recursive: true }));

function findings(basePath = "") {
  const site = readSite(path.join(root, "out"), basePath);
  return groupedFindings(linkFindings(site, path.join(root, "app")).findings);
}

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

test("a list has as many numbered pages as it needs, below its own route alone", () => {
  write("app/(root)/about/[page]/page.about.tsx", "");
  write("out/about/2/index.html", documentWith(""));
  expect(findings()).toEqual([]);
  write("out/home2/2/index.html", documentWith(""));
  expect(findings()).toEqual(["out/home2/2/index.html: is a document that no route in app/ names"]);
});

test.each([
  [`<a href="/x/">x</a>`, "link /x/ leads nowhere"],
  [`<a href="/about">x</a>`, "link /about lacks its trailing slash"],
  [`<a href="/about/ ">x</a>`, "link /about/  has spaces around it"],
  [`<a href="#">x</a>`, "link # leads nowhere"],
  [`<a href="/about/#team">x</a>`, "link /about/#team leads to no element with the id team"],
  [`<form action="/find_room/"></form>`, "form /find_room/ leads nowhere"],
  [`<img src="/gone.jpg" alt="">`, "picture /gone.jpg leads nowhere"],
  [`<img src="/tana.jpg" srcset="/tana.jpg 1x, /b.jpg 2x" alt="">`, "picture /b.jpg leads nowhere"],
  [`<video poster="/poster.jpg"></video>`, "film /poster.jpg leads nowhere"],
  [`<noscript><a href="/x/">x</a></noscript>`, "link /x/ leads nowhere"],
  [`<img src="/tana.jpg">`, "picture /tana.jpg has no alt text"],
  [`<p id="a"></p><p id="a"></p>`, "uses the id a more than once"],
  [`<p style="color:red"></p>`, `<p> has style="color:red"`],
  [`<h1>Again</h1>`, "has 2 h1 elements instead of one"],
  [`<a href="http://localhost:3000/">x</a>`, "names the address http://localhost"],
  [`<img src="https://cdn.example/a" alt="">`, `picture https://cdn.example/a ${foreign}`],
  [`<script src="//cdn.example/a.js"></script>`, `script //cdn.example/a.js ${foreign}`],
])("%s is found", (html, message) => {
  write("out/home2/index.html", documentWith(html));
  expect(findings()).toEqual([`out/home2/index.html: ${message}`]);
});

test.each([
  [`<link rel="preload" as="image" imagesrcset="/b.jpg 480w">`, "preload /b.jpg leads nowhere"],
  [`<link rel="preconnect" href="https://a.example">`, `preconnect https://a.example ${foreign}`],
])("%s in the head is found", (head, message) => {
  write("out/index.html", documentWith("", head));
  expect(findings()).toEqual([`out/index.html: ${message}`]);
});

test("a social picture is looked up on the origin that the canonical link names", () => {
  const canonical = `<link rel="canonical" href="https://adey.example/">`;
  const social = `<meta property="og:image" content="https://adey.example/og.jpg">`;
  write("out/index.html", documentWith("", canonical + social));
  expect(findings()).toEqual([
    "out/index.html: og:image https://adey.example/og.jpg leads nowhere",
  ]);
});

test("a route without its document and a document without its route are found", () => {
  rmSync(path.join(root, "out/about"), { recursive: true });
  write("out/_not-found/index.html", documentWith(""));
  expect(findings()).toEqual([
    "out/about/index.html: is missing",
    "out/_not-found/index.html: is a document that no route in app/ names",
  ]);
});

test("a page whose main is not the skip link's target is found", () => {
  write("out/index.html", documentWith("").replace(` id="main"`, ""));
  expect(findings()).toEqual(["out/index.html: has no single main element with the id main"]);
});

test("what stylesheets, the manifest and the site map name has to exist too", () => {
  write("out/app.css", `a { background: url("/weave.svg") }`);
  write("out/manifest.webmanifest", `{ "start_url": "/", "icons": [{ "src": "/icon.png" }] }`);
  expect(findings()).toEqual([
    "out/app.css: url() /weave.svg leads nowhere",
    "out/manifest.webmanifest: icon /icon.png leads nowhere",
  ]);
});

test("under a sub-path a reference that forgets it is found", () => {
  write("out/index.html", documentWith(`<a href="/resort/about/">x</a><a href="/about/">x</a>`));
  expect(findings("/resort")).toEqual(["out/index.html: link /about/ leaves the sub-path /resort"]);
});

test("a finding that several documents share is told once", () => {
  for (const file of ["index.html", "about/index.html", "home2/index.html"]) {
    write(`out/${file}`, documentWith(`<a href="/x/">x</a>`));
  }
  expect(findings()).toEqual(["out/about/index.html: link /x/ leads nowhere (and in 2 more)"]);
});
