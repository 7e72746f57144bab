import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { isRecord, recordsIn } from "./files";
import { masterNames } from "@/content/schemas/fields";
import type { Masters } from "@/components/features/pictures/pictures";
import { roomFolders } from "./collections";
import { localBackend } from "./backend";
import { printDeskPage } from "./page";
import { pricePage, printPrices } from "./price-pages";
import { connectToSite, forwardToSite } from "./site-proxy";

export type DeskServer = {
  /** Where the desk’s own programs are. */
  readonly program: string;
  /** The project whose content/ is edited. */
  readonly root: string;
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

/** Includes the pictures that were made since this program started. */
function readMasters(root: string): Masters {
  return JSON.parse(readFileSync(path.join(root, "content/records/media/manifest.json"), "utf8"));
}

type Answer = {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly type?: string;
};

function readIfThere(file: string, type?: string): Answer {
  try {
    return { status: 200, body: readFileSync(file), ...(type ? { type } : {}) };
  } catch {
    return { status: 404 };
  }
}

const html = "text/html; charset=utf-8";

async function answerDesk({ program, root, bundle }: DeskServer, url: URL): Promise<Answer> {
  const inside = url.pathname.slice("/desk/".length);
  const prices = pricePage(inside);
  if (prices) {
    const query = url.searchParams.toString();
    const body = await printPrices({ program, folder: root, page: prices, query });
    return { status: 200, body, type: html };
  }
  if (inside === "") {
    for (const name of recordsIn(root, ["media"])) masterNames.add(name);
    const now = {
      masters: readMasters(root),
      rooms: recordsIn(root, roomFolders),
      offers: recordsIn(root, ["offers"]),
    };
    const backend = localBackend(path.basename(root));
    const page = printDeskPage({ backend, basePath: "", local: true, ...now });
    return { status: 200, body: page, type: html };
  }
  if (inside === "record") {
    const file = url.searchParams.get("path") ?? "";
    return isRecord(file) ? readIfThere(path.join(root, file), "text/plain") : { status: 403 };
  }
  const type = types[path.extname(inside)];
  if (!type || !/^(assets\/)?[\w.~-]+$/.test(inside)) return { status: 404 };
  return readIfThere(path.join(bundle, inside), type);
}

/** Rejects other host names, because another server's name may resolve to this computer. */
const isOurs = ({ headers }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? "");

async function answer(desk: DeskServer, request: IncomingMessage, response: ServerResponse) {
  if (!isOurs(request)) return void response.writeHead(403).end();
  const address = request.url ?? "/";
  if (!URL.canParse(address, "http://localhost")) return void response.writeHead(400).end();
  const url = new URL(address, "http://localhost");
  if (url.pathname === "/desk") return void response.writeHead(302, { Location: "/desk/" }).end();
  if (!url.pathname.startsWith("/desk/")) return forwardToSite(desk.site, request, response);
  const { status, body, type } = await answerDesk(desk, url);
  response
    .writeHead(status, {
      "Cache-Control": "no-store",
      ...(type ? { "Content-Type": type } : {}),
    })
    .end(body);
}

/** Serves the desk below /desk/ and the site beside it, to this computer only. */
export async function serveDesk(desk: DeskServer) {
  const server = createServer((request, response) => {
    answer(desk, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end("The desk couldn’t answer: see its terminal for the reason.");
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
