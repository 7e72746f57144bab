import { ask } from "../../lib/node/ask";
import type { Host } from "./headers";

/** Spellings of a page's address that browsers read as two slashes, so that a redirect which repeats them leads to another host. */
const disguises = [
  "//evil.test/..%2f",
  "///evil.test/..%2f",
  "//evil.test/../",
  "//evil.test/%2e%2e/",
  "/%2fevil.test/..%2f",
  "/%5cevil.test/..%2f",
  "/\\evil.test/..%2f",
  "/\\evil.test/../",
  "/%09/evil.test/..%2f..%2f",
  "/%0a%5cevil.test/..%2f..%2f",
  "/.%2f/evil.test/..%2f..%2f",
  "//",
  "/%5c",
  "/\\",
];

/** Finds redirects to another host. */
export async function* openRedirects(host: Host): AsyncGenerator<[string, string]> {
  const origin = `http://127.0.0.1:${host.port}`;
  for (const disguise of disguises) {
    const address = `${disguise}${host.basePath.slice(1)}${host.basePath && "/"}about`;
    const { status, headers } = await ask(host.port, address);
    const target = headers.location;
    if (target !== undefined && new URL(target, origin).origin !== origin)
      yield [address, `leads to another host: ${target}`];
    if (![200, 301, 308, 400, 404].includes(status)) yield [address, `answers ${status}`];
  }
}
