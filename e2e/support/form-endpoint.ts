import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { formReceiver, readFields } from "@/hosting/forms/receiver.mjs";

/** `unreadable`: it is accepted, but the page may not read the response. */
type Reply = { status: number; body?: unknown } | "silence" | "unreadable";

export type FormEndpoint = {
  address: string;
  received: Record<string, string>[];
  replies: Reply[];
  close: () => Promise<void>;
};

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

/** Mocks an owner's host for forms on another origin; without instructions the receiver of hosting/forms answers. */
export async function startFormEndpoint(mostPerMinute = 100): Promise<FormEndpoint> {
  const received: FormEndpoint["received"] = [];
  const replies: Reply[] = [];
  const open = new Set<ServerResponse>();
  const receive = (fields: Record<string, string>) => received.push(fields);
  const receiver = formReceiver({ origin: "*", receive, mostPerMinute });
  const server = createServer(async (request, response) => {
    open.add(response);
    const reply = request.method === "POST" ? replies.shift() : undefined;
    if (reply === undefined) return receiver(request, response);
    const fields = await readFields(request);
    if (typeof fields === "object") received.push(fields);
    if (reply === "silence") return;
    const { status, body } = reply === "unreadable" ? { status: 200, body: {} } : reply;
    if (reply !== "unreadable") response.setHeader("access-control-allow-origin", "*");
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body ?? {}));
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
