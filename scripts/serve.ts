import { choosePort, openSite } from "./lib/open-site";
import { command } from "./lib/steps";

await command(async () => openSite(await choosePort(3000)));
