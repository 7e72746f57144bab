import { buildSite } from "./build/build-site";
import { command } from "../lib/node/steps";

const without = process.argv.find((argument) => argument.startsWith("--without="))?.slice(10);

await command(() => buildSite({ strict: process.argv.includes("--strict"), without }));
