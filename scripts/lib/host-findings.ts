// @ts-nocheck
import { readFileSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { ask } from "./ask";
import { filesIn } from "./documents";

/**
 * @typedef {{
 *   port: number,
 *   folder: string,
 *   basePath: string,
 *   hosting: import("../../hosting/description").Hosting,
 *   sendsHeaders: boolean,
 *   precompressed: boolean,
 * }} Host what a host is asked, and what it promises beyond files
 */

const typeOf = {
  html: /^text\/html/,
  txt: /^text\/plain/,
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  woff2: /^font\/woff2/,
  mp4: /^video\/mp4/,
  vtt: /^text\/vtt/,
  xml: /^(text|application)\/xml/,
  webmanifest: /^application\/manifest\+json/,
};

const ending = (file) => path.extname(file).slice(1);

/** The address a guest knows a document by. */
const addressOf = ({ basePath }, file) => `${basePath}/${file.replace(/(^|\/)index\.html$/, "$1")}`;

/** One of every kind of file below every folder that is cached by a rule of its own. */
function samples(files) {
  const kinds = new Map(
    files
      .filter((file) => ending(file) in typeOf && ending(file) !== "html")
      .map((file) => [`${file.split("/")[0]} ${ending(file)}`, file]),
  );
  return [...kinds.values()];
}

function* headerFindings({ hosting, sendsHeaders }, answer) {
  if (!sendsHeaders) return;
  for (const [name, value] of Object.entries(hosting.headers)) {
    const sent = answer.headers[name.toLowerCase()];
    if (sent !== value) yield `sends ${name}: ${sent}`;
  }
}

function* cachingFindings({ hosting: { caching }, basePath }, answer, address, lost = false) {
  const hashed = caching.forGood.folders.some((folder) => address.startsWith(basePath + folder));
  const expected = hashed && !lost ? caching.forGood.value : caching.otherwise;
  const sent = answer.headers["cache-control"];
  if (sent !== expected) yield `is cached as ${sent} instead of ${expected}`;
}

async function* documents(host, files) {
  for (const file of files.filter((each) => each.endsWith(".html") && each !== "404.html")) {
    const address = addressOf(host, file);
    const answer = await ask(host.port, address);
    if (answer.status !== 200) yield [address, `answers ${answer.status}`];
    if (!typeOf.html.test(answer.headers["content-type"])) {
      yield [address, `is ${answer.headers["content-type"]}`];
    }
    if (!answer.body.equals(readFileSync(path.join(host.folder, file))))
      yield [address, "is another file"];
    for (const finding of headerFindings(host, answer)) yield [address, finding];
    for (const finding of cachingFindings(host, answer, address)) yield [address, finding];
  }
}

async function* otherFiles(host, files) {
  for (const file of samples(files)) {
    const address = `${host.basePath}/${file}`;
    const { status, headers } = await ask(host.port, address, { method: "HEAD" });
    if (status !== 200) yield [address, `answers ${status}`];
    if (!typeOf[ending(file)].test(headers["content-type"]))
      yield [address, `is ${headers["content-type"]}`];
    for (const finding of headerFindings(host, { headers })) yield [address, finding];
    for (const finding of cachingFindings(host, { headers }, address)) yield [address, finding];
  }
}

/** What leads nowhere: a page, a lost script, a folder without a page, a file of ours that is nobody's business, a way out of the folder. */
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

async function* lostAddresses(host) {
  const page = readFileSync(path.join(host.folder, "404.html"));
  // A plain server hands out whatever lies there; ours keep what is hidden.
  for (const target of [...nowhere, ...(host.sendsHeaders ? ["/.nojekyll"] : [])]) {
    const address = host.basePath + target;
    const answer = await ask(host.port, address);
    // A path that climbs out may be refused outright, before any page is looked for.
    const refused = /\.\.|%2e/i.test(target) && answer.status === 400;
    if (answer.body.includes("root:")) yield [address, "hands out a file of the machine"];
    if (refused) continue;
    if (answer.status !== 404) yield [address, `answers ${answer.status}`];
    if (!answer.body.equals(page)) yield [address, "does not show the designed page"];
    for (const finding of headerFindings(host, answer)) yield [address, finding];
    for (const finding of cachingFindings(host, answer, address, true)) yield [address, finding];
  }
}

async function* redirects(host, files) {
  const pages = files
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => addressOf(host, file));
  const queries = pages.map((address, place) => [
    address,
    place === 0 ? "?room=2&title=A%20b" : "",
  ]);
  for (const [address, query] of queries) {
    const asked = address.slice(0, -1) + query;
    const answer = await ask(host.port, asked);
    const target = answer.headers.location ?? "";
    if (![301, 308].includes(answer.status)) yield [asked, `answers ${answer.status}`];
    else if (!target.endsWith(address + query) || !/^(\/|http:\/\/127\.0\.0\.1)/.test(target)) {
      yield [asked, `leads to ${target}`];
    } else if ((await ask(host.port, address + query)).status !== 200)
      yield [asked, "leads on once more"];
  }
}

async function* encodings(host) {
  if (!host.precompressed) return;
  const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
  const plain = readFileSync(path.join(host.folder, "index.html"));
  for (const [encoding, open] of Object.entries(unpack)) {
    const address = `${host.basePath}/`;
    const { headers, body } = await ask(host.port, address, {
      headers: { "accept-encoding": encoding },
    });
    const made = readFileSync(
      path.join(host.folder, `index.html.${encoding === "br" ? "br" : "gz"}`),
    );
    if (headers["content-encoding"] !== encoding) yield [address, `has no ${encoding}`];
    else if (!open(body).equals(plain)) yield [address, `is another file in ${encoding}`];
    else if (!body.equals(made)) yield [address, `is compressed anew in ${encoding}`];
    if (!/accept-encoding/i.test(headers.vary ?? "")) yield [address, `does not vary by encoding`];
    if (!typeOf.html.test(headers["content-type"]))
      yield [address, `is ${headers["content-type"]} in ${encoding}`];
  }
}

async function* manners(host, files) {
  const film = files.find((file) => file.endsWith(".mp4"));
  const filmAddress = `${host.basePath}/${film}`;
  const part = await ask(host.port, filmAddress, { headers: { range: "bytes=100-199" } });
  const expected = readFileSync(path.join(host.folder, film)).subarray(100, 200);
  if (part.status !== 206 || !part.body.equals(expected)) {
    yield [filmAddress, `answers ${part.status} to a range`];
  }
  const beyond = await ask(host.port, filmAddress, { headers: { range: "bytes=999999999-" } });
  if (beyond.status !== 416)
    yield [filmAddress, `answers ${beyond.status} to a range beyond its end`];

  const home = `${host.basePath}/`;
  const head = await ask(host.port, home, { method: "HEAD" });
  if (head.status !== 200 || head.body.length > 0) yield [home, `answers ${head.status} to HEAD`];
  const { headers } = await ask(host.port, home);
  const again = await ask(host.port, home, { headers: { "if-none-match": headers.etag ?? "" } });
  if (again.status !== 304) yield [home, `answers ${again.status} to its own ETag`];
}

/**
 * Everything in which a host that serves this folder falls short, one line each.
 * @param {Host} host
 */
export async function hostFindings(host) {
  const files = filesIn(host.folder).filter((file) => !/\.(br|gz)$/.test(file));
  const found = [];
  for (const part of [documents, otherFiles, lostAddresses, redirects, encodings, manners]) {
    for await (const [address, finding] of part(host, files)) found.push(`${address} ${finding}`);
  }
  return found;
}
