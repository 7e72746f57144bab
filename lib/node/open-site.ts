import { isIP } from "node:net";
import path from "node:path";
import getPort, { portNumbers } from "get-port";
import { basePath } from "./base-path";
import { codeOf, serveSite } from "./site-server";
import { root, Stop } from "./steps";

/** Explains a port that could not be opened; other errors stay as they are. */
export function portStop(error: unknown, port: number) {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return new Stop(
        `Port ${port} is taken by another program: stop that one or choose another PORT.`,
      );
    case "EACCES":
      return new Stop(
        `Port ${port} needs more rights, as ports below 1024 do: choose another PORT.`,
      );
    case "EADDRNOTAVAIL":
      return new Stop(
        `HOST is "${process.env.HOST}", which is no address of this computer: correct it or leave it out.`,
      );
    default:
      return error;
  }
}

async function serve(port: number) {
  // Some shells set HOST to the computer's name, which is no request to serve on it.
  const { HOST = "" } = process.env;
  const host = isIP(HOST) ? HOST : undefined;
  const site = { folder: path.join(root, "out"), basePath: basePath(), port, host };
  return serveSite(site).catch((error: unknown) => {
    throw portStop(error, port);
  });
}

/** Returns the port to serve on: PORT, which must be free, or the first free one from `first`. */
export async function choosePort(first: number) {
  const asked = process.env.PORT;
  if (!asked) return getPort({ port: portNumbers(first, 65_535) });
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(`PORT is "${asked}": give it a number from 1 to 65535.`);
  }
  (await serve(port)).close();
  return port;
}

/** Serves out/ until Ctrl-C and prints the address. */
export async function openSite(port: number) {
  const server = await serve(port);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, server.close);
  console.log(`The site is served at ${server.origin}${basePath()}/`);
}
