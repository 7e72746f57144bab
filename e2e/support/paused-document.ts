import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How long the rest of a document stays away once its styles are there, in ms: long enough for any frame. */
const pauseMs = 500;

/**
 * The site of `origin`, each of whose documents comes in two parts: what stands before a text, and the rest when the styles have been there
 * for a while, as from a busy host, or to a phone whose parser pauses there.
 */
export async function servePaused(origin: string, before: string) {
  let stylesAreThere = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "", origin));
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/css")) {
      response.end(body, stylesAreThere);
      return;
    }
    if (!type.startsWith("text/html")) {
      response.end(body);
      return;
    }
    const middle = body.indexOf(before);
    response.write(body.subarray(0, middle));
    let rest = setTimeout(() => {}, 0);
    stylesAreThere = () => {
      clearTimeout(rest);
      rest = setTimeout(() => response.end(body.subarray(middle)), pauseMs);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
