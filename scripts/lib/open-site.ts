import path from "node:path";
import getPort, { portNumbers } from "get-port";
import { basePath } from "./base-path";
import { serveSite } from "./site-server";
import { root, Stop } from "./steps";

/** The port to serve on: the one PORT asks for, which has to be free, or the first free one from 3000. */
export async function choosePort() {
  const asked = process.env.PORT;
  if (!asked) return getPort({ port: portNumbers(3000, 65_535) });
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(`PORT is "${asked}": give it a number from 1 to 65535.`);
  }
  if ((await getPort({ port })) !== port) {
    throw new Stop(
      `Port ${port} is taken by another program: stop that one or choose another PORT.`,
    );
  }
  return port;
}

/** Serves out/ until Ctrl-C and prints the address. */
export async function openSite(port: number) {
  const server = await serveSite({ folder: path.join(root, "out"), basePath: basePath(), port });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, server.close);
  console.log(`The site is served at http://localhost:${port}${basePath()}/`);
}
