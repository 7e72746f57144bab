import { basePath } from "../lib/node/base-path";
import { buildSite, isBuilt } from "./build/build-site";
import { choosePort, openSite } from "../lib/node/open-site";
import { command } from "../lib/node/steps";

await command(async () => {
  basePath();
  // Checks PORT before a build of minutes; a free port is chosen after it.
  if (process.env.PORT) await choosePort(3000);
  if (process.argv.includes("--build") || !isBuilt()) await buildSite({ soon: true });
  await openSite(await choosePort(3000));
  console.log("Press Ctrl-C to stop.");
});
