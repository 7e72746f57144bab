import { once } from "node:events";
import { createReadStream, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { finished } from "node:stream";
import { promisify } from "node:util";
import compression from "compression";
import handler from "serve-handler";

interface Site {
  folder: string;
  basePath: string;
}

const cached = (value: string) => [{ key: "Cache-Control", value }];
const checkedAgain = cached("no-cache");
const immutable = cached("public, max-age=31536000, immutable");

const headers = [
  { source: "**", headers: checkedAgain },
  // A star takes no hidden folder along.
  { source: ".well-known/**", headers: checkedAgain },
  { source: "_next/static/**", headers: immutable },
  { source: "pictures/**", headers: immutable },
  // The type table of serve-handler is older than AVIF.
  { source: "**/*.avif", headers: [{ key: "Content-Type", value: "image/avif" }] },
];

const compress = promisify(compression());

/** A path that no file has, so that it is answered with 404.html. */
const nowhere = "/404";

/**
 * Where a request leads: the file's path below the served folder, or the address to redirect to.
 * The slash is added here because serve-handler would lose the query, and with it the guest's stay.
 */
function route({ folder, basePath }: Site, url: string): { redirect: string } | { file: string } {
  const { pathname, search } = new URL(url, "http://localhost");
  if (pathname === basePath || (pathname === "/" && basePath)) {
    return { redirect: `${basePath}/${search}` };
  }
  if (!pathname.startsWith(`${basePath}/`)) return { file: nowhere };
  const inside = pathname.slice(basePath.length);
  if (inside.endsWith("/")) return { file: `${inside}index.html` };
  const found = statSync(path.join(folder, decodeURIComponent(inside)), { throwIfNoEntry: false });
  return found?.isDirectory() ? { redirect: `${pathname}/${search}` } : { file: inside };
}

function routeOrNowhere(site: Site, url: string) {
  try {
    return route(site, url);
  } catch {
    return { file: nowhere };
  }
}

/**
 * Opens files for one answer and closes them with it: serve-handler leaves the file of a 304 open, and one that went
 * while it was being opened would stop the whole server.
 */
const fileOpener =
  (response: ServerResponse): typeof createReadStream =>
  (file, options) => {
    const stream = createReadStream(file, options);
    stream.on("error", () => response.destroy());
    finished(response, () => stream.destroy());
    return stream;
  };

/**
 * Serves a folder as a plain static host would: index.html, 404.html, one redirect to the trailing slash, ranges, gzip.
 * Port 0 is any free one.
 */
export async function serveSite({ port, ...site }: Site & { port: number }) {
  const server = createServer(async (request, response) => {
    const target = routeOrNowhere(site, request.url ?? "");
    if ("redirect" in target) {
      response.writeHead(301, { Location: target.redirect }).end();
      return;
    }
    await compress(request, response);
    request.url = target.file;
    // Rejects where a file went after it was found: that answer breaks off, and no other.
    await handler(
      request,
      response,
      { public: site.folder, headers, cleanUrls: false, directoryListing: false, etag: true },
      { createReadStream: fileOpener(response) },
    ).catch(() => response.destroy());
  });
  // A client that asks again just as an idle connection is closed would see it reset.
  server.keepAliveTimeout = 0;
  server.listen(port);
  await once(server, "listening");
  const where: AddressInfo | string | null = server.address();
  return {
    origin: `http://localhost:${typeof where === "object" ? where?.port : port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
