/**
 * The owner's desk edits content/ in a browser, with the site beside it. npm run desk opens the browser (-- --no-open only prints the
 * address); npm run desk -- --no-site runs without the site, as its tests do; npm run desk -- --folder=PATH edits another copy of the
 * project.
 */
import path from "node:path";
import { choosePort } from "../lib/node/open-site";
import { command, root, Stop } from "../lib/node/steps";

/** Imported here and not above, so that a broken record is reported in a sentence. */
async function loadDesk() {
  try {
    return await import("./start");
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new Stop(`The desk can’t read content/ as it is. Please correct this by hand:\n${fault}`);
  }
}

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

await command(async () => {
  const { startDesk } = await loadDesk();
  await startDesk({
    root,
    folder: path.resolve(option("folder") ?? root),
    port: await choosePort(4000),
    withSite: !process.argv.includes("--no-site"),
    open: !process.argv.includes("--no-open"),
  });
});
