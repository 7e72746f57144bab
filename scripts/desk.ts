/**
 * The owner's desk: what stands in content/ is changed in a browser, with the site beside it.
 *   npm run desk                     opens the browser; -- --no-open only says where
 *   npm run desk -- --no-site        without the site, as its tests do
 *   npm run desk -- --folder=PATH    on another copy of the project
 */
import path from "node:path";
import { startDesk } from "../desk/start";
import { choosePort } from "./lib/open-site";
import { command, root } from "./lib/steps";

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

await command(async () =>
  startDesk({
    root,
    folder: path.resolve(option("folder") ?? root),
    port: await choosePort(4000),
    withSite: !process.argv.includes("--no-site"),
    open: !process.argv.includes("--no-open"),
  }),
);
