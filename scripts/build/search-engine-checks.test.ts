/** @jest-environment node */
import { readDocument } from "../../lib/node/documents";
import { testFolder } from "../../lib/node/test-folder";
import { readSite } from "./exported-site";
import { searchEngineFindings } from "./search-engine-checks";
import { picturesOf } from "./sitemap";
import { changeHtml } from "../../lib/node/html";
import { addStructuredData } from "./structured-data";

const origin = "https://adey.example";
const description = "d".repeat(120);
const folder = testFolder();

function write(
  file: string,
  { title = file, body = "", canonical = `/${file.replace("index.html", "")}`, more = "" } = {},
) {
  const meta = ["og:title", "og:description", "og:url", "og:image", "og:image:alt", "twitter:card"];
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${title} ${description}">
    ${meta.map((name) => `<meta property="${name}" content="x">`).join("")}${more}
    <link rel="canonical" href="${origin}${canonical}"></head><body><main><h1>Adey</h1>${body}</main></body></html>`;
  const graph = { "@context": "https://schema.org", "@graph": [] };
  folder.write(
    file,
    changeHtml(html, (tree) => addStructuredData(tree, graph)),
  );
}

const findings = () =>
  Array.from(searchEngineFindings(readSite(folder.at(), "")), (finding) => finding.join(": "));

test("two pages that name and reach each other can be found", () => {
  write("index.html", { body: `<a href="/about/">About us</a>` });
  write("about/index.html");
  expect(findings()).toEqual([]);
});

test("a page that no link leads to is an orphan", () => {
  write("index.html");
  write("about/index.html");
  expect(findings()).toEqual(["about/index.html: is an orphan: no link leads to it"]);
});

test("a page may be three clicks from the home, not four", () => {
  const names = ["a", "b", "c", "d"];
  write("index.html", { body: `<a href="/a/">On</a>` });
  for (const [place, name] of names.entries()) {
    write(`${name}/index.html`, { body: `<a href="/${names[place + 1] ?? "a"}/">On</a>` });
  }
  expect(findings()).toEqual(["d/index.html: is 4 clicks from the home"]);
});

test.each([
  ["a canonical address with a query", { canonical: "/?room=1" }, "has the canonical address"],
  ["a link that says too little", { body: `<a href="/">More</a>` }, `has a link that says only`],
])("%s is found", (_, page, message) => {
  write("index.html", { body: `<a href="/about/">About us</a>` });
  write("about/index.html", page);
  expect(findings().join("\n")).toContain(`about/index.html: ${message}`);
});

test("pages that share a title or a description are named, all of them", () => {
  write("index.html", { body: `<a href="/lake/">The lake</a><a href="/hill/">The hill</a>` });
  write("lake/index.html", { title: "Rooms" });
  write("hill/index.html", { title: "Rooms" });
  expect(findings()).toEqual([
    'hill/index.html: shares its title with out/lake/index.html: "Rooms"',
    `hill/index.html: shares its description with out/lake/index.html: "Rooms ${description}"`,
  ]);
});

test("a link whose words go on for those who listen is no finding", () => {
  write("index.html", {
    body: `<a href="/about/">Read More<span class="sr-only">: About us</span></a>`,
  });
  write("about/index.html");
  expect(findings()).toEqual([]);
});

test("the page for lost guests stays out of every index", () => {
  write("index.html");
  write("404.html", { more: `<meta name="robots" content="noindex">`, canonical: "/" });
  expect(findings()).toEqual([]);
});

test("the site map lists the pictures of the page itself, once, and no ornaments", () => {
  const body = `<img src="/a.jpg" alt="A lake"><img src="/a.jpg" alt="A lake"><img src="/b.jpg" alt=""></main><footer><img src="/c.jpg" alt="A hut"></footer><main>`;
  write("index.html", { body });
  const document = readDocument(folder.at(), "index.html");
  expect(picturesOf(document, `${origin}/`)).toEqual([`${origin}/a.jpg`]);
});
