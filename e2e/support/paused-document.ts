import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Serves the site of `origin` with one document in two parts: the text before a marker, and the rest on request, as from a busy host or
 * to a phone whose parser pauses there.
 */
export async function servePaused(origin: string, before: string) {
  let goOn = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "", origin));
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const middle = type.startsWith("text/html") ? body.indexOf(before) : -1;
    response.writeHead(answer.status, { "content-type": type });
    if (middle < 0) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, middle));
    goOn = () => response.end(body.subarray(middle));
  });
  server.listen(0);
  await once(server, "listening");
  const where: AddressInfo | string | null = server.address();
  return {
    origin: `http://localhost:${typeof where === "object" ? where?.port : 0}`,
    goOn: () => goOn(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
