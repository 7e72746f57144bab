import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Reply = { status: number; body?: unknown } | "silence";

export type FormEndpoint = {
  address: string;
  /** The bodies that were posted, in order. */
  received: URLSearchParams[];
  /** What is answered next; a host without instructions answers 200. */
  replies: Reply[];
  close: () => Promise<void>;
};

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

/** An owner's host for forms on another origin, as small as it can be. */
export async function startFormEndpoint(): Promise<FormEndpoint> {
  const received: URLSearchParams[] = [];
  const replies: Reply[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      received.push(new URLSearchParams(body));
      const reply = replies.shift() ?? { status: 200 };
      open.add(response);
      if (reply === "silence") return;
      response
        .writeHead(reply.status, {
          "access-control-allow-origin": "*",
          "content-type": "application/json",
        })
        .end(JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const where = server.address();
  return {
    address: isAddress(where) ? `http://127.0.0.1:${where.port}/adey` : "",
    received,
    replies,
    close: () =>
      new Promise((closed) => {
        open.forEach((response) => response.destroy());
        server.close(() => closed());
      }),
  };
}
