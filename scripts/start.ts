import { basePath } from "./lib/base-path";
import { buildSite, isBuilt } from "./lib/build-site";
import { choosePort, openSite } from "./lib/open-site";
import { command } from "./lib/steps";

await command(async () => {
  basePath();
  const port = await choosePort();
  if (process.argv.includes("--build") || !isBuilt()) await buildSite();
  await openSite(port);
  console.log("Press Ctrl-C to stop.");
});
