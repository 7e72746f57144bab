import { buildSite } from "./lib/build-site";
import { command } from "./lib/steps";

await command(() => buildSite({ strict: process.argv.includes("--strict") }));
