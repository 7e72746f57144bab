import { buildSite } from "./lib/build-site.mjs";
import { command } from "./lib/steps.mjs";

await command(buildSite);
