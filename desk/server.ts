import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import {
  isPicture,
  isRecord,
  readFile,
  readFiles,
  recordsIn,
  removeFile,
  writeFile,
  type Answer,
} from "./files";
import { masterNames } from "@/content/schemas/fields";
import type { Masters } from "@/components/ui/picture/pictures";
import { roomFolders } from "./collections";
import { localBackend } from "./backend";
import { printDeskPage } from "./page";
import { connectToSite, forwardToSite } from "./site-proxy";

export type DeskServer = {
  readonly root: string;
  /** Where bundleDesk() wrote. */
  readonly bundle: string;
  readonly port: number;
  /** The port of the site beside it, if any. */
  readonly site?: number | undefined;
};

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The pictures that have been made since this program began are shown too. */
function readMasters(root: string): Masters {
  return JSON.parse(readFileSync(path.join(root, "content/media/manifest.json"), "utf8"));
}

/** What the desk's page asks for itself; another page of this browser cannot send the header. */
async function answerDesk(
  { root, bundle }: DeskServer,
  request: IncomingMessage,
  url: URL,
): Promise<Answer & { readonly type?: string }> {
  const inside = url.pathname.slice("/desk/".length);
  if (inside === "") {
    for (const name of recordsIn(root, ["media"])) masterNames.add(name);
    const now = { masters: readMasters(root), rooms: recordsIn(root, roomFolders) };
    const page = printDeskPage({ backend: localBackend, basePath: "", local: true, ...now });
    return { status: 200, body: page, type: "text/html; charset=utf-8" };
  }
  if (inside === "files" || inside === "file") {
    if (request.headers["x-desk"] !== "1") return { status: 403 };
    if (inside === "files") return { status: 200, body: JSON.stringify(readFiles(root)) };
    const file = url.searchParams.get("path") ?? "";
    if (!isRecord(file) && !isPicture(file))
      return { status: 403, body: `${file} is no file of the desk.` };
    const match = request.headers["if-match"];
    const none = request.headers["if-none-match"];
    if (request.method === "GET") return readFile(root, file);
    if (request.method === "PUT")
      return writeFile(root, file, await bodyOf(request), { match, none });
    return removeFile(root, file, { match });
  }
  const type = types[path.extname(inside)];
  if (!type || !/^(assets\/)?[\w.~-]+$/.test(inside)) return { status: 404 };
  try {
    return { status: 200, body: readFileSync(path.join(bundle, inside)), type };
  } catch {
    return { status: 404 };
  }
}

/** A name that somebody else's server resolves to this computer is none of ours. */
const isOurs = ({ headers }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? "");

async function answer(desk: DeskServer, request: IncomingMessage, response: ServerResponse) {
  if (!isOurs(request)) return void response.writeHead(403).end();
  const address = request.url ?? "/";
  if (!URL.canParse(address, "http://localhost")) return void response.writeHead(400).end();
  const url = new URL(address, "http://localhost");
  if (url.pathname === "/desk") return void response.writeHead(302, { Location: "/desk/" }).end();
  if (!url.pathname.startsWith("/desk/")) return forwardToSite(desk.site, request, response);
  const { status, body, version, type } = await answerDesk(desk, request, url);
  response
    .writeHead(status, {
      "Cache-Control": "no-store",
      ...(type ? { "Content-Type": type } : {}),
      ...(version ? { ETag: version } : {}),
    })
    .end(body);
}

/** Serves the desk below /desk/ and the site beside it, to this computer alone. */
export async function serveDesk(desk: DeskServer) {
  const server = createServer((request, response) => {
    answer(desk, request, response).catch((error: unknown) => {
      // Whoever asked may have gone in the middle of it.
      if (request.errored) return response.destroy();
      console.error(error);
      if (response.headersSent) return response.destroy();
      return response.writeHead(500).end("The desk could not answer: its terminal says why.");
    });
  });
  server.on("upgrade", (request, socket, head) => {
    if (desk.site === undefined || !isOurs(request)) return socket.destroy();
    return connectToSite(desk.site, request, socket, head);
  });
  server.listen(desk.port, "localhost");
  await once(server, "listening");
  const where: AddressInfo | string | null = server.address();
  return {
    port: typeof where === "object" && where ? where.port : desk.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
