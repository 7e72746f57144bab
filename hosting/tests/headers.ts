import path from "node:path";
import { hosting } from "../description";
import type { Answer } from "../../lib/node/ask";

/** The server under test, and what it supports beyond files. */
export interface Host {
  port: number;
  folder: string;
  basePath: string;
  sendsHeaders: boolean;
  precompressed: boolean;
  /** The status for a path that climbs out of the folder. */
  refusals: readonly number[];
}

export const typeOf: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  txt: /^text\/plain/,
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  avif: /^image\/avif/,
  woff2: /^font\/woff2/,
  mp4: /^video\/mp4/,
  vtt: /^text\/vtt/,
  xml: /^(text|application)\/xml/,
  webmanifest: /^application\/manifest\+json/,
};

export const ending = (file: string) => path.extname(file).slice(1);

/** The public address of a file. */
export const addressOf = ({ basePath }: Host, file: string) =>
  `${basePath}/${file.replace(/(^|\/)index\.html$/, "$1")}`;

/** Checks the headers of every response. `kind` is the extension of the requested file. */
export function* headerFindings(
  { sendsHeaders, basePath }: Host,
  { headers }: Answer,
  address: string,
  kind = "",
): Generator<[string, string]> {
  const type = headers["content-type"] ?? "";
  if (typeOf[kind]?.test(type) === false) yield [address, `is ${type}`];
  const { caching, shared } = hosting;
  const found = (folders: readonly string[]) =>
    kind !== "" && folders.some((each) => address.startsWith(basePath + each));
  const promised = { ...hosting.headers, ...(found(shared.folders) ? shared.headers : {}) };
  for (const [name, value] of Object.entries(sendsHeaders ? promised : {})) {
    const sent = headers[name.toLowerCase()];
    if (sent !== value) yield [address, `sends ${name}: ${sent}`];
  }
  const { forGood, otherwise } = caching;
  const hashed = found(forGood.folders);
  const expected = hashed ? forGood.value : otherwise;
  const sent = headers["cache-control"];
  if (sent !== expected) yield [address, `is cached as ${sent} instead of ${expected}`];
}
