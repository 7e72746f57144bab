import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn } from "@/lib/node/documents";
import { ask } from "../../lib/node/ask";
import { addressOf, ending, headerFindings, typeOf, type Host } from "./headers";
import { openRedirects } from "./open-redirects";

type Findings = AsyncGenerator<[address: string, finding: string]>;

async function* documents(host: Host, files: readonly string[]): Findings {
  for (const file of files.filter((each) => each.endsWith(".html") && each !== "404.html")) {
    const address = addressOf(host, file);
    const answer = await ask(host.port, address);
    if (answer.status !== 200) yield [address, `answers ${answer.status}`];
    if (!answer.body.equals(readFileSync(path.join(host.folder, file))))
      yield [address, "is another file"];
    yield* headerFindings(host, answer, address, "html");
  }
}

/** One file of every type below every folder with a caching rule of its own. */
async function* otherFiles(host: Host, files: readonly string[]): Findings {
  const others = files.filter((file) => ending(file) in typeOf && ending(file) !== "html");
  const samples = new Map(others.map((file) => [file.split("/")[0] + ending(file), file]));
  for (const file of samples.values()) {
    const address = addressOf(host, file);
    const answer = await ask(host.port, address, { method: "HEAD" });
    if (answer.status !== 200) yield [address, `answers ${answer.status}`];
    yield* headerFindings(host, answer, address, ending(file));
  }
}

/**
 * Addresses without a file: a page, a file without its extension, a missing script, a folder without a page, a private file, a path out
 * of the folder.
 */
const nowhere = [
  "/nothing",
  "/sitemap",
  "/home4/no-such-page/",
  "/_next/static/chunks/gone.js",
  "/pictures/",
  "/_next/static/",
  "/.git/config",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/..%2f..%2f..%2f..%2f..%2fetc",
  "/../../etc/passwd",
  "/about/..%5c..%5cetc%5cpasswd",
];

async function* lostAddresses(host: Host): Findings {
  const page = readFileSync(path.join(host.folder, "404.html"));
  // A plain server serves hidden files; ours must not.
  for (const target of [...nowhere, ...(host.sendsHeaders ? ["/.nojekyll"] : [])]) {
    const address = host.basePath + target;
    const answer = await ask(host.port, address);
    if (answer.body.includes("root:")) yield [address, "hands out a file of the machine"];
    // A path that climbs out may be rejected at once, without the error page.
    if (/\.\.|%2e/i.test(target) && host.refusals.includes(answer.status)) continue;
    if (answer.status !== 404) yield [address, `answers ${answer.status}`];
    if (!answer.body.equals(page)) yield [address, "does not show the designed page"];
    yield* headerFindings(host, answer, address);
  }
}

async function* redirects(host: Host, files: readonly string[]): Findings {
  for (const [place, file] of files.filter((each) => each.endsWith("/index.html")).entries()) {
    const query = place === 0 ? "?room=2&title=A%20b" : "";
    const address = addressOf(host, file);
    const asked = address.slice(0, -1) + query;
    const { status, headers } = await ask(host.port, asked);
    const target = headers.location ?? "";
    if (![301, 308].includes(status)) yield [asked, `answers ${status}`];
    else if (!target.endsWith(address + query) || !/^(\/|http:\/\/127\.0\.0\.1)/.test(target))
      yield [asked, `leads to ${target}`];
    else if ((await ask(host.port, address + query)).status !== 200)
      yield [asked, "leads on once more"];
  }
}

const encodings = [
  { name: "br", suffix: "br", unpack: brotliDecompressSync },
  { name: "gzip", suffix: "gz", unpack: gunzipSync },
];

async function* compression(host: Host): Findings {
  const address = addressOf(host, "index.html");
  const file = path.join(host.folder, "index.html");
  for (const { name, suffix, unpack } of host.precompressed ? encodings : []) {
    const { headers, body } = await ask(host.port, address, { "accept-encoding": name });
    if (headers["content-encoding"] !== name) yield [address, `has no ${name}`];
    else if (!unpack(body).equals(readFileSync(file))) yield [address, `differs in ${name}`];
    else if (!body.equals(readFileSync(`${file}.${suffix}`)))
      yield [address, `is compressed anew in ${name}`];
    if (!/accept-encoding/i.test(headers.vary ?? "")) yield [address, "does not vary by encoding"];
    if (!typeOf.html?.test(headers["content-type"] ?? ""))
      yield [address, `is ${headers["content-type"]} in ${name}`];
  }
}

async function* partsAndRevalidation(host: Host, files: readonly string[]): Findings {
  const film = files.find((file) => file.endsWith(".mp4")) ?? "no film";
  const home = addressOf(host, "index.html");
  const { etag = "" } = (await ask(host.port, home)).headers;
  const gzip = { "accept-encoding": "gzip" };
  const packed = (await ask(host.port, home, gzip)).headers.etag ?? "";
  const part = readFileSync(path.join(host.folder, film)).subarray(100, 200);
  for (const [what, address, asked, status, body] of [
    ["a range", addressOf(host, film), { range: "bytes=100-199" }, 206, part],
    ["a range beyond its end", addressOf(host, film), { range: "bytes=999999999-" }, 416],
    ["HEAD", home, { method: "HEAD" }, 200, Buffer.alloc(0)],
    ["its own ETag", home, { "if-none-match": etag }, 304],
    ["its own ETag of gzip", home, { ...gzip, "if-none-match": packed }, 304],
    ["its own ETag among others", home, { "if-none-match": `"a", ${etag}` }, 304],
    ["any ETag", home, { "if-none-match": "*" }, 304],
  ] as const) {
    const answer = await ask(host.port, address, { ...asked });
    if (answer.status !== status || (body && !answer.body.equals(body)))
      yield [address, `answers ${answer.status} to ${what}`];
    if (status >= 304 && answer.body.length > 1_000) yield [address, `sends a body to ${what}`];
  }
}

const parts = [
  documents,
  otherFiles,
  lostAddresses,
  redirects,
  openRedirects,
  compression,
  partsAndRevalidation,
];

/** Returns every shortcoming of a host that serves this folder, one line each. */
export async function hostFindings(host: Host) {
  const files = filesIn(host.folder).filter((file) => !/\.(br|gz)$/.test(file));
  const found: string[] = [];
  for (const part of parts) {
    for await (const [address, finding] of part(host, files)) found.push(`${address} ${finding}`);
  }
  return found;
}
