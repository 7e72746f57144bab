import { openSite } from "./lib/open-site.mjs";
import { command } from "./lib/steps.mjs";

await command(openSite);
