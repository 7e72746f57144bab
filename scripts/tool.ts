/** Runs the command line of an installed package and installs the packages first: npm run format, npm run analyse. */
import { command, runTool } from "../lib/node/steps";

await command(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  process.exitCode = (await runTool(name, args)).code;
});
