import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import getPort from "get-port";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { height, type Browser } from "./browser";

/** Needs Debian's packages webkit2gtk-driver and xvfb. */
const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const driverProgram = "/usr/bin/WebKitWebDriver";
const screenProgram = "/usr/bin/Xvfb";

export const hasWebkit = () => [miniBrowser, driverProgram, screenProgram].every(existsSync);

const scrollTo = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" })`;
/** Elements that come into view may slide in. */
const stillMs = 300;

/** Starts a virtual screen, which prints its number when it is ready. */
async function startScreen() {
  const args = ["-displayfd", "1", "-screen", "0", "1400x1000x24"];
  const screen = spawn(screenProgram, args, { stdio: ["ignore", "pipe", "ignore"] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once("error", reject);
    screen.stdout.once("data", (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { display, stop: () => screen.kill() };
}

/** Drives WebKitGTK's own small browser by WebDriver, which does not expose the console. */
export async function startWebkit(): Promise<Browser> {
  const { display, stop } = await startScreen();
  const service = new DriverService.Builder(driverProgram)
    .setPort(await getPort())
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // The sandbox needs rights that root in a container does not have, and only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    })
    .build();
  return {
    name: "WebKit",
    problems: [],
    async openTab(width) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      return {
        open: (address) => driver.get(address),
        read: (expression) => driver.executeScript(`return (${expression})`),
        async click(selector) {
          for (const each of await driver.findElements(By.css(selector))) {
            if (!(await each.isDisplayed())) continue;
            await driver.executeScript(scrollTo, each);
            return driver.actions().pause(stillMs).move({ origin: each }).click().perform();
          }
        },
        pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      };
    },
    async close() {
      await driver.quit().catch(() => undefined);
      await service.kill();
      stop();
    },
  };
}
