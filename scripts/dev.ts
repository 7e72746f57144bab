/**
 * Serves the site for development and reloads it for code and records alike.
 *   npm run dev              arguments after -- go to next dev, such as -p 3000
 */
import { startDevSite } from "../lib/node/dev-site";
import { command, root, runScript, Stop } from "../lib/node/steps";

await command(async () => {
  const { code } = await runScript("scripts/pictures.ts");
  if (code !== 0) throw new Stop("The pictures have faults, named above.");
  const site = startDevSite(root, process.argv.slice(2), false);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, site.stop);
  await site.ended;
  site.stop();
});
