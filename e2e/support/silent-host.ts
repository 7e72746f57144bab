import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves this origin, but requests below a path can be left unanswered. */
export async function startSilentHost(origin: string) {
  let silent = /^$/;
  const server = createServer((asked, response) => {
    const { method, url = "", headers } = asked;
    if (silent.test(url)) return;
    request(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    })
      .on("error", () => response.destroy())
      .end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const where: AddressInfo | string | null = server.address();
  const port = typeof where === "object" && where ? where.port : 0;
  return {
    origin: `http://localhost:${port}`,
    goSilent: (at: RegExp) => (silent = at),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
