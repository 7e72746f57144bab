import { basePath } from "./lib/base-path.mjs";
import { buildSite, isBuilt } from "./lib/build-site.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { choosePort, openSite } from "./lib/open-site.mjs";
import { command } from "./lib/steps.mjs";

await command(async () => {
  basePath();
  await choosePort();
  await ensureInstalled();
  if (process.argv.includes("--build") || !isBuilt()) await buildSite();
  await openSite();
  console.log("Press Ctrl-C to stop.");
});
