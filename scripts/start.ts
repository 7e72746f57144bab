import { basePath } from "../lib/node/base-path";
import { buildSite, isBuilt } from "./build/build-site";
import { choosePort, openSite } from "../lib/node/open-site";
import { command } from "../lib/node/steps";

await command(async () => {
  basePath();
  // A PORT that cannot be had is said before the minutes of a build; a free one is chosen after them.
  if (process.env.PORT) await choosePort(3000);
  if (process.argv.includes("--build") || !isBuilt()) await buildSite();
  await openSite(await choosePort(3000));
  console.log("Press Ctrl-C to stop.");
});
