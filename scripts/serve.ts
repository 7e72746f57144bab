import { choosePort, openSite } from "../lib/node/open-site";
import { command } from "../lib/node/steps";

await command(async () => openSite(await choosePort(3000)));
