import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { ask } from "./ask";
import { compression, partsAndRevalidation } from "./host-transfer-findings";
import type { Findings, Host } from "./host-transfer-findings";
import { filesIn } from "./documents";

const typeOf = new Map<string, RegExp>([
  ["html", /^text\/html/],
  ["txt", /^text\/plain/],
  ["css", /^text\/css/],
  ["js", /^(text|application)\/javascript/],
  ["json", /^application\/json/],
  ["svg", /^image\/svg\+xml/],
  ["png", /^image\/png/],
  ["jpg", /^image\/jpeg/],
  ["avif", /^image\/avif/],
  ["webp", /^image\/webp/],
  ["woff2", /^font\/woff2/],
  ["mp4", /^video\/mp4/],
  ["vtt", /^text\/vtt/],
  ["xml", /^(text|application)\/xml/],
  ["webmanifest", /^application\/manifest\+json/],
]);

const ending = (file: string) => path.extname(file).slice(1);

/** The address a guest knows a document by. */
const addressOf = ({ basePath }: Host, file: string) =>
  `${basePath}/${file.replace(/(^|\/)index\.html$/, "$1")}`;

/** One of every kind of file below every folder that is cached by a rule of its own. */
function samples(files: readonly string[]) {
  const others = files.filter((file) => typeOf.has(ending(file)) && ending(file) !== "html");
  const kinds = others.map((file): [string, string] => [
    `${file.split("/")[0]} ${ending(file)}`,
    file,
  ]);
  return [...new Map(kinds).values()];
}

/** What every answer has to say of itself. `kind` is the ending of the file that should have come. */
function* headerFindings(
  { hosting, sendsHeaders, basePath }: Host,
  { headers, address, kind }: { headers: IncomingHttpHeaders; address: string; kind?: string },
) {
  const type = kind === undefined ? undefined : typeOf.get(kind);
  if (type && !type.test(headers["content-type"] ?? "")) yield `is ${headers["content-type"]}`;
  if (sendsHeaders) {
    for (const [name, value] of Object.entries(hosting.headers)) {
      const sent = headers[name.toLowerCase()];
      if (sent !== value) yield `sends ${name}: ${sent}`;
    }
  }
  const { forGood, otherwise } = hosting.caching;
  const hashed = kind && forGood.folders.some((each) => address.startsWith(basePath + each));
  const expected = hashed ? forGood.value : otherwise;
  const sent = headers["cache-control"];
  if (sent !== expected) yield `is cached as ${sent} instead of ${expected}`;
}

async function* documents(host: Host, files: readonly string[]): Findings {
  for (const file of files.filter((each) => each.endsWith(".html") && each !== "404.html")) {
    const address = addressOf(host, file);
    const { status, headers, body } = await ask(host.port, address);
    if (status !== 200) yield [address, `answers ${status}`];
    if (!body.equals(readFileSync(path.join(host.folder, file))))
      yield [address, "is another file"];
    for (const finding of headerFindings(host, { headers, address, kind: "html" }))
      yield [address, finding];
  }
}

async function* otherFiles(host: Host, files: readonly string[]): Findings {
  for (const file of samples(files)) {
    const address = `${host.basePath}/${file}`;
    const { status, headers } = await ask(host.port, address, { method: "HEAD" });
    if (status !== 200) yield [address, `answers ${status}`];
    for (const finding of headerFindings(host, { headers, address, kind: ending(file) }))
      yield [address, finding];
  }
}

/** What leads nowhere: a page, a lost script, a folder without a page, a file that is nobody's business, a way out of the folder. */
const nowhere = [
  "/nothing",
  "/home4/no-such-page/",
  "/_next/static/chunks/gone.js",
  "/pictures/",
  "/_next/static/",
  "/.git/config",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/../../etc/passwd",
  "/about/..%5c..%5cetc%5cpasswd",
];

async function* lostAddresses(host: Host): Findings {
  const page = readFileSync(path.join(host.folder, "404.html"));
  // A plain server hands out whatever lies there; ours keep what is hidden.
  for (const target of [...nowhere, ...(host.sendsHeaders ? ["/.nojekyll"] : [])]) {
    const address = host.basePath + target;
    const { status, headers, body } = await ask(host.port, address);
    if (body.includes("root:")) yield [address, "hands out a file of the machine"];
    // A path that climbs out may be refused outright, before any page is looked for.
    if (/\.\.|%2e/i.test(target) && status === 400) continue;
    if (status !== 404) yield [address, `answers ${status}`];
    if (!body.equals(page)) yield [address, "does not show the designed page"];
    for (const finding of headerFindings(host, { headers, address })) yield [address, finding];
  }
}

async function* redirects(host: Host, files: readonly string[]): Findings {
  const pages = files.filter((file) => file.endsWith("/index.html"));
  for (const [place, file] of pages.entries()) {
    const address = addressOf(host, file);
    const query = place === 0 ? "?room=2&title=A%20b" : "";
    const asked = address.slice(0, -1) + query;
    const { status, headers } = await ask(host.port, asked);
    const target = headers.location ?? "";
    if (![301, 308].includes(status)) yield [asked, `answers ${status}`];
    else if (!target.endsWith(address + query) || !/^(\/|http:\/\/127\.0\.0\.1)/.test(target)) {
      yield [asked, `leads to ${target}`];
    } else if ((await ask(host.port, address + query)).status !== 200)
      yield [asked, "leads on once more"];
  }
}

/** Everything in which a host that serves this folder falls short, one line each. */
export async function hostFindings(host: Host) {
  const files: string[] = filesIn(host.folder).filter((file) => !/\.(br|gz)$/.test(file));
  const parts = [
    documents,
    otherFiles,
    lostAddresses,
    redirects,
    compression,
    partsAndRevalidation,
  ];
  const found: string[] = [];
  for (const part of parts) {
    for await (const [address, finding] of part(host, files)) found.push(`${address} ${finding}`);
  }
  return found;
}
