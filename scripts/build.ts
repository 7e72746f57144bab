import { buildSite } from "./build/build-site";
import { command } from "../lib/node/steps";

await command(() => buildSite({ strict: process.argv.includes("--strict") }));
