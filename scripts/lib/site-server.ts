// @ts-nocheck
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import compression from "compression";
import handler from "serve-handler";

const revalidated = [{ key: "Cache-Control", value: "no-cache" }];
const immutable = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/** The type table of serve-handler is older than AVIF. */
const avif = [{ key: "Content-Type", value: "image/avif" }];

const headers = [
  { source: "**", headers: revalidated },
  // A star takes no hidden folder along.
  { source: ".well-known/**", headers: revalidated },
  { source: "_next/static/**", headers: immutable },
  { source: "pictures/**", headers: immutable },
  { source: "**/*.avif", headers: avif },
];

const compress = promisify(compression());

function isFolder(file) {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A path that no file has, so that it is answered with 404.html. */
const nowhere = "/404";

/**
 * Where a request leads: the file's path below the served folder, or the address to redirect to.
 * The slash is added here because serve-handler would lose the query, and with it the guest's stay.
 */
function route(folder, basePath, url) {
  const { pathname, search } = new URL(url, "http://localhost");
  if (pathname === basePath || (pathname === "/" && basePath)) {
    return { redirect: `${basePath}/${search}` };
  }
  if (!pathname.startsWith(`${basePath}/`)) return { file: nowhere };
  const inside = pathname.slice(basePath.length);
  if (inside.endsWith("/")) return { file: `${inside}index.html` };
  const named = isFolder(path.join(folder, decodeURIComponent(inside)));
  return named ? { redirect: `${pathname}/${search}` } : { file: inside };
}

function routeOrNowhere(...request) {
  try {
    return route(...request);
  } catch {
    return { file: nowhere };
  }
}

/**
 * Serves a folder as a plain static host would: index.html, 404.html, one redirect to the trailing slash, ranges, gzip.
 * @param {{ folder: string, basePath: string, port: number }} site
 */
export async function serveSite({ folder, basePath, port }) {
  const server = createServer(async (request, response) => {
    const { redirect, file } = routeOrNowhere(folder, basePath, request.url);
    if (redirect) {
      response.writeHead(301, { Location: redirect }).end();
      return;
    }
    await compress(request, response);
    request.url = file;
    await handler(request, response, {
      public: folder,
      headers,
      cleanUrls: false,
      directoryListing: false,
      etag: true,
    });
  });
  server.listen(port);
  await once(server, "listening");
  return server;
}
