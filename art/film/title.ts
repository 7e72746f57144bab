import path from "node:path";
import { readFileSync } from "node:fs";
import { chromium } from "playwright";
import { site } from "@/content/model/site";
import { ensureChromium } from "../../lib/node/chromium";
import { root } from "../../lib/node/steps";

export async function drawTitle(file: string, [width, height]: readonly [number, number]) {
  const face = readFileSync(path.join(root, "components/styles/fonts/fraunces.woff2"));
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
@font-face { font-family: face; src: url(data:font/woff2;base64,${face.toString("base64")}) }
body { display: flex; flex-direction: column; justify-content: flex-end; box-sizing: border-box; height: 100vh; margin: 0; padding: 9vh 6vw; color: #f6ead6; font-family: face; text-shadow: 0 0 24px rgb(0 0 0 / 0.5) }
p { margin: 0; font-size: 9vh; letter-spacing: -0.01em }
p + p { margin-top: 2.2vh; max-width: 16em; font-size: 3.4vh; text-wrap: balance; letter-spacing: 0; line-height: 1.35; opacity: 0.85 }
</style>
<p>${site.brand.shortName}</p>
<p>${site.brand.tagline}</p>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, omitBackground: true });
  await browser.close();
}
