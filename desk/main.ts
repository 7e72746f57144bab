/**
 * The owner's desk: what stands in content/ is changed in a browser, with the site beside it.
 *   npm run desk                     opens the browser; -- --no-open only says where
 *   npm run desk -- --no-site        without the site, as its tests do
 *   npm run desk -- --folder=PATH    on another copy of the project
 */
import path from "node:path";
import { choosePort } from "../lib/node/open-site";
import { command, root, Stop } from "../lib/node/steps";

/** Loaded here, not above, so that a record that cannot be read ends in its sentence. */
async function loadDesk() {
  try {
    return await import("./start");
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new Stop(
      `The desk cannot read content/ as it stands. Please mend this by hand:\n${fault}`,
    );
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
