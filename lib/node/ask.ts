import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** One request, sent as it is written: unlike fetch it neither tidies the path nor follows or decompresses anything. */
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
