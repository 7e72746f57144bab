import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { pipeline, type Duplex } from "node:stream";

/** Passes requests that the desk does not answer on to the site beside it. */
export function forwardToSite(
  site: number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (site === undefined) return void response.writeHead(404).end("The site is not running.");
  const { method, url, headers } = request;
  const onward = ask({ port: site, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // A response that breaks off at the site breaks off here too.
    pipeline(answer, response, () => {});
  });
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end("The site is starting. Please reload in a moment.");
  });
  request.pipe(onward);
}

/** Passes on the WebSocket of the site's development server. */
export function connectToSite(
  site: number,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  const onward = connect(site, "localhost", () => {
    const headers = request.rawHeaders.map((each, place) =>
      place % 2 ? `${each}\r\n` : `${each}: `,
    );
    onward.write(`GET ${request.url} HTTP/1.1\r\n${headers.join("")}\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
}
