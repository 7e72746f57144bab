import { spawn } from "node:child_process";
import path from "node:path";
import getPort, { portNumbers } from "get-port";
import { startDevSite } from "../lib/node/dev-site";
import { portStop } from "../lib/node/open-site";
import { Stop } from "../lib/node/steps";
import { bundleDesk } from "./bundle";
import { serveDesk } from "./server";

type Start = {
  readonly root: string;
  /** The project whose content/ is edited. */
  readonly folder: string;
  readonly port: number;
  /** Whether the site runs beside it. */
  readonly withSite: boolean;
  readonly open: boolean;
};

function openBrowser(address: string) {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };
  const opener = spawn(openers[process.platform] ?? "xdg-open", [address], {
    stdio: "ignore",
    detached: true,
  });
  opener.on("error", () =>
    console.log(`The browser couldn’t be opened: please open ${address} yourself.`),
  );
  opener.unref();
}

/** Serves the desk for this folder until Ctrl-C, with the site beside it. */
export async function startDesk({ root, folder, port, withSite, open }: Start) {
  const bundle = path.join(root, "node_modules/.cache/desk");
  await bundleDesk(root, bundle).catch((error: unknown) => {
    throw new Stop(`The desk couldn’t be built: ${String(error)}`);
  });
  const sitePort = withSite ? await getPort({ port: portNumbers(3100, 65_535) }) : undefined;
  const server = await serveDesk({
    program: root,
    root: folder,
    bundle,
    port,
    site: sitePort,
  }).catch((error: unknown) => {
    throw portStop(error, port);
  });
  const site =
    sitePort === undefined ? undefined : startDevSite(folder, ["-p", String(sitePort)], true);
  const address = `http://localhost:${server.port}`;
  console.log(
    `The desk is open at ${address}/desk/${withSite ? `, the site beside it at ${address}/` : ""}`,
  );
  console.log(`There, choose "Work with Local Repository" and this folder: ${folder}`);
  console.log("What you save is written to its content/ folder. Press Ctrl-C to stop.");
  if (open) openBrowser(`${address}/desk/`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      site?.stop();
      server.close();
    });
}
