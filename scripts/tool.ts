/** The command line of an installed package, once the packages are there: npm run format, npm run analyse. */
import { command, runTool } from "../lib/node/steps";

await command(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  process.exitCode = (await runTool(name, args)).code;
});
