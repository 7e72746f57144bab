import { request, type IncomingHttpHeaders } from "node:http";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request, sent as it is written: unlike fetch it neither tidies the path nor follows or decompresses anything. */
export function ask(
  port: number,
  target: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: target, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
