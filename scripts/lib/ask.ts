// @ts-nocheck
import { request } from "node:http";

/**
 * One request, sent as it is written: unlike fetch it neither tidies the path nor follows or decompresses anything.
 * @param {number} port
 * @param {string} target
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: Record<string, string | undefined>, body: Buffer }>}
 */
export function ask(port, target, { method = "GET", headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: target, method, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
