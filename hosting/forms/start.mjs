// Start it with: ORIGIN=https://adey.example PORT=8787 node start.mjs
import { createServer } from "node:http";
import { formReceiver } from "./receiver.mjs";

const { ORIGIN, PORT = "8787" } = process.env;
if (!ORIGIN)
  throw new Error("ORIGIN is missing: the site's address, such as https://adey.example.");

/**
 * Writes each message into the log. Write to a file or to your mail server instead, and throw if that fails.
 * @param {import("./receiver.mjs").Fields} _fields
 * @param {string} text
 */
function receive(_fields, text) {
  process.stdout.write(`${new Date().toISOString()}\n${text}\n\n`);
}

const server = createServer(formReceiver({ origin: ORIGIN, receive, behindProxy: true }));
server.requestTimeout = 15_000;
// Only the web server on this machine can reach it, and that speaks HTTPS with the guests.
server.listen(Number(PORT), "127.0.0.1");
