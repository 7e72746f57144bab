import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Hosting } from "../../hosting/description";
import { ask } from "./ask";

/** What a host is asked, and what it promises beyond files. */
export interface Host {
  port: number;
  folder: string;
  basePath: string;
  hosting: Hosting;
  sendsHeaders: boolean;
  precompressed: boolean;
}

export type Findings = AsyncGenerator<[address: string, finding: string]>;

const encodings = [
  { name: "br", suffix: "br", unpack: brotliDecompressSync },
  { name: "gzip", suffix: "gz", unpack: gunzipSync },
];

export async function* compression(host: Host): Findings {
  if (!host.precompressed) return;
  const address = `${host.basePath}/`;
  const file = path.join(host.folder, "index.html");
  for (const { name, suffix, unpack } of encodings) {
    const accepted = { headers: { "accept-encoding": name } };
    const { headers, body } = await ask(host.port, address, accepted);
    if (headers["content-encoding"] !== name) yield [address, `has no ${name}`];
    else if (!unpack(body).equals(readFileSync(file))) yield [address, `differs in ${name}`];
    else if (!body.equals(readFileSync(`${file}.${suffix}`)))
      yield [address, `is compressed anew in ${name}`];
    if (!/accept-encoding/i.test(headers.vary ?? "")) yield [address, "does not vary by encoding"];
    if (!headers["content-type"]?.startsWith("text/html"))
      yield [address, `is ${headers["content-type"]} in ${name}`];
  }
}

export async function* partsAndRevalidation(host: Host, files: readonly string[]): Findings {
  const film = files.find((file) => file.endsWith(".mp4")) ?? "no film";
  const address = `${host.basePath}/${film}`;
  const part = await ask(host.port, address, { headers: { range: "bytes=100-199" } });
  const expected = readFileSync(path.join(host.folder, film)).subarray(100, 200);
  if (part.status !== 206 || !part.body.equals(expected))
    yield [address, `answers ${part.status} to a range`];
  const beyond = await ask(host.port, address, { headers: { range: "bytes=999999999-" } });
  if (beyond.status !== 416) yield [address, `answers ${beyond.status} to a range beyond its end`];

  const home = `${host.basePath}/`;
  const head = await ask(host.port, home, { method: "HEAD" });
  if (head.status !== 200 || head.body.length > 0) yield [home, `answers ${head.status} to HEAD`];
  const { etag = "" } = (await ask(host.port, home)).headers;
  const again = await ask(host.port, home, { headers: { "if-none-match": etag } });
  if (again.status !== 304) yield [home, `answers ${again.status} to its own ETag`];
}
