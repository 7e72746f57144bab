import { once } from "node:events";
import { createReadStream, statSync, type Stats } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIPv6, type AddressInfo } from "node:net";
import path from "node:path";
import { finished } from "node:stream";
import { promisify } from "node:util";
import compression from "compression";
import handler from "serve-handler";

interface Site {
  folder: string;
  basePath: string;
}

const immutable = "public, max-age=31536000, immutable";
// The type table of serve-handler is older than AVIF.
const types = [{ source: "**/*.avif", headers: [{ key: "Content-Type", value: "image/avif" }] }];

const compress = promisify(compression());

/** No file has this path, so it is answered with 404.html. */
const nowhere = { file: "/404", found: undefined };

/**
 * Resolves a request to a file's path below the served folder, or to a redirect. The slash is added here because serve-handler would lose
 * the query, and with it the guest's stay.
 */
function route({ folder, basePath }: Site, url: string) {
  // Several slashes in front would name another host.
  const asked = new URL(url.replace(/^\/+/, "/"), "http://localhost");
  const pathname = asked.pathname.replace(/^\/+/, "/");
  if (pathname === basePath || (pathname === "/" && basePath)) {
    return { redirect: `${basePath}/${asked.search}` };
  }
  if (!pathname.startsWith(`${basePath}/`)) return nowhere;
  const inside = pathname.slice(basePath.length);
  const file = inside.endsWith("/") ? `${inside}index.html` : inside;
  const place = path.resolve(folder, `.${decodeURIComponent(file)}`);
  if (!place.startsWith(path.resolve(folder) + path.sep)) return nowhere;
  const found = statSync(place, { throwIfNoEntry: false });
  return found?.isDirectory() ? { redirect: `${pathname}/${asked.search}` } : { file, found };
}

function routeOrNowhere(site: Site, url: string) {
  try {
    return route(site, url);
  } catch {
    return nowhere;
  }
}

/** Returns which part of a file of this size a range requests: all of it if the range is invalid, nothing if it begins beyond the end. */
function extentOf(range: string | undefined, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" ? to === "" : to !== "" && Number(to) < Number(from)) return "all";
  return (from === "" ? Number(to) > 0 : Number(from) < size) ? "part" : "nothing";
}

/** Answers without opening a file: 304 for one that the guest has already, 416 for a part that does not exist. Returns whether it has. */
function answeredUnopened(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { size, mtimeMs }: Stats,
) {
  const tag = `"${size}-${mtimeMs}"`;
  const known = headers["if-none-match"] ?? "";
  // The ETag is weak, because the response may be compressed.
  response.setHeader("ETag", `W/${tag}`);
  const extent = extentOf(headers.range, size);
  if (extent === "all") delete headers.range;
  if (known === "*" || known.includes(tag)) response.writeHead(304).end();
  else if (extent === "nothing")
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
  return response.writableEnded;
}

/**
 * Opens files for one response and closes them with it: serve-handler does not close one that is not read to its end, and a file deleted
 * while it is opened would stop the whole server.
 */
const fileOpener =
  (response: ServerResponse): typeof createReadStream =>
  (file, options) => {
    const stream = createReadStream(file, options);
    stream.on("error", () => response.destroy());
    finished(response, () => stream.destroy());
    return stream;
  };

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const target = routeOrNowhere(site, request.url ?? "");
  if ("redirect" in target) {
    response.writeHead(301, { Location: target.redirect }).end();
    return;
  }
  const { file, found } = target;
  const forGood = found && /^\/(_next\/static|pictures)\//.test(file);
  response.setHeader("Cache-Control", forGood ? immutable : "no-cache");
  if (found && answeredUnopened(request, response, found)) return;
  await compress(request, response);
  request.url = file;
  await handler(
    request,
    response,
    { public: site.folder, headers: types, cleanUrls: false, directoryListing: false },
    { createReadStream: fileOpener(response) },
  );
}

/** Returns the code of a system error, such as EADDRINUSE. */
export const codeOf = (error: unknown) =>
  typeof error === "object" && error && "code" in error ? error.code : undefined;

async function listen(server: Server, port: number, host: string) {
  // A client that reuses an idle connection just as it is closed would get a reset.
  server.keepAliveTimeout = 0;
  server.listen(port, host);
  await once(server, "listening");
  const where: AddressInfo | string | null = server.address();
  return typeof where === "object" && where ? where.port : port;
}

/**
 * Serves a folder as a plain static host would: index.html, 404.html, one redirect to the trailing slash, ranges, gzip. Port 0 is any
 * free one. Without a host, an IP address, it serves this computer only.
 */
export async function serveSite({
  port,
  host,
  ...site
}: Site & { port: number; host?: string | undefined }): Promise<{
  origin: string;
  close: () => void;
}> {
  const servers: Server[] = [];
  const close = () =>
    servers.forEach((server) => {
      server.close();
      server.closeAllConnections();
    });
  let opened = port;
  // localhost resolves to both addresses.
  for (const address of host ? [host] : ["127.0.0.1", "::1"]) {
    const server = createServer((request, response) => {
      // If a file disappears after it was found, only its own response breaks off.
      answer(site, request, response).catch(() => response.destroy());
    });
    try {
      opened = await listen(server, opened, address);
      servers.push(server);
    } catch (error) {
      const lacksIpv6 = /EADDRNOTAVAIL|EAFNOSUPPORT/.test(String(codeOf(error)));
      if (address === "::1" && lacksIpv6) continue;
      close();
      // The port is free at one of the addresses only, so another is tried.
      if (port === 0 && codeOf(error) === "EADDRINUSE") return serveSite({ port, host, ...site });
      throw error;
    }
  }
  const name = !host || /^(0\.0\.0\.0|::)$/.test(host) ? "localhost" : host;
  return { origin: `http://${isIPv6(name) ? `[${name}]` : name}:${opened}`, close };
}
