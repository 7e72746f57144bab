import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** Sends one request literally: unlike fetch it does not normalise the path, follow redirects or decompress. */
export async function ask(
  port: number,
  path: string,
  { method = "GET", ...headers }: Record<string, string> = {},
) {
  const options = { host: "127.0.0.1", port, path, method, headers };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on("error", reject).end();
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

export type Answer = Awaited<ReturnType<typeof ask>>;
