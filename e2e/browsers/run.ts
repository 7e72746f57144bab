/**
 * A walk through the site in Firefox, and in WebKit where Debian's driver is installed: every template, the search, dark mode, a carousel
 * and the lightbox. npm run test:browsers; FIREFOX_PATH names another Firefox than firefox-esr or firefox.
 */
import path from "node:path";
import { basePath } from "../../lib/node/base-path";
import { buildSite, isBuilt } from "../../scripts/build/build-site";
import { serveSite } from "../../lib/node/site-server";
import { command, root, stopwatch, Stop } from "../../lib/node/steps";
import type { Browser } from "./browser";
import { startFirefox } from "./firefox";
import { guestIn, walks } from "./walks";
import { hasWebkit, startWebkit } from "./webkit";

async function walkIn(browser: Browser, origin: string) {
  let failed = 0;
  for (const width of [1280, 390]) {
    const guest = guestIn(await browser.openTab(width), origin);
    for (const [name, walk] of Object.entries(walks)) {
      const elapsed = stopwatch();
      browser.problems.length = 0;
      const fault = await walk(guest).then(() => [], String);
      const wrong = [fault, browser.problems].flat();
      failed += wrong.length > 0 ? 1 : 0;
      console.log(
        `${wrong.length === 0 ? "✓" : "✘"} ${browser.name}, ${width} px: ${name} (${elapsed()})`,
      );
      for (const problem of wrong) console.log(`    ${problem}`);
    }
  }
  return failed;
}

await command(async () => {
  if (!isBuilt()) await buildSite();
  const folder = path.join(root, "out");
  const server = await serveSite({ folder, basePath: basePath(), port: 0 });
  let failed = 0;
  try {
    for (const start of hasWebkit() ? [startFirefox, startWebkit] : [startFirefox]) {
      const browser = await start();
      failed += await walkIn(browser, server.origin + basePath()).finally(() => browser.close());
    }
  } finally {
    server.close();
  }
  if (!hasWebkit()) console.log("WebKit is not installed (webkit2gtk-driver, xvfb): not tested");
  if (failed > 0) throw new Stop(`${failed} walks went wrong, listed above.`);
});
