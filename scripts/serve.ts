import { openSite } from "./lib/open-site";
import { command } from "./lib/steps";

await command(openSite);
