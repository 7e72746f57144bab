// @ts-nocheck
import { spawnSync } from "node:child_process";
import path from "node:path";
import { basePath } from "./lib/base-path";
import { startFirefox } from "./lib/bidi";
import { buildSite, isBuilt } from "./lib/build-site";
import { firstFreePort } from "./lib/ports";
import { serveSite } from "./lib/site-server";
import { command, root, stopwatch, Stop } from "./lib/steps";
import { hasWebkit, startWebkit } from "./lib/webkit";

/**
 * A walk through the site in Firefox, and in WebKit where Debian's driver is installed: every template, then the search, dark mode, the carousel, the lightbox and the menu.
 * npm run test:browsers; FIREFOX_PATH names another Firefox than firefox or firefox-esr.
 */
const inner = ["about", "room", "find_room", "room_details", "services", "service_details"];
const others = ["our_team", "pricing", "blog", "blog_details", "contact"];
const further = ["resorts", "plan", "am", "stay_card", "accessibility"];
const homes = ["", "home2", "home3", "home4", "home5"];
const templates = [...homes, ...inner, ...others, ...further].map(
  (name) => `/${name}${name && "/"}`,
);

const stepMs = 15_000;
const quietMs = 700;

function findFirefox() {
  const names = [process.env.FIREFOX_PATH, "firefox-esr", "firefox"].filter(Boolean);
  const found = names.find((name) => spawnSync(name, ["--version"]).status === 0);
  if (found) return found;
  throw new Stop(
    "No Firefox was found: install it (apt-get install firefox-esr) or set FIREFOX_PATH.",
  );
}

/** What a walk does in a tab, whichever browser it is in. */
function guestIn({ navigate, evaluate, act }, origin) {
  const tab = {
    read: evaluate,
    async goto(address) {
      await navigate(origin + address);
      await tab.settle();
    },
    /** Until nothing is fetched any more: leaving earlier would cut something off, and the browser tells that as an error. */
    async settle() {
      const count = () => tab.read(`performance.getEntriesByType("resource").length`);
      for (let before = -1, now = await count(); now !== before; now = await count()) {
        before = now;
        await new Promise((resolve) => setTimeout(resolve, quietMs));
      }
    },
    async until(what, expression) {
      const end = Date.now() + stepMs;
      for (;;) {
        // A page that is just being left answers nothing.
        if (await tab.read(expression).catch(() => false)) return;
        if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    /** Presses where a guest would: in the middle of the element, once it stands still. */
    async press(selector) {
      const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;
      await tab.until(`${selector} is there`, `!!${found}`);
      const place = `(async () => {
        const one = ${found};
        one.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 300));
        const { x, y, width, height } = one.getBoundingClientRect();
        return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
      })()`;
      const [x, y] = JSON.parse(await tab.read(place));
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    },
    async key(value) {
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      await act({ type: "key", id: "keys", actions });
    },
  };
  return tab;
}

const escape = "\uE00C";

const walks = {
  async "every template opens"(tab) {
    for (const address of templates) {
      await tab.goto(address);
      const sound = `document.title !== "" && document.querySelectorAll("h1").length === 1 && document.querySelector("h1").checkVisibility() && document.documentElement.scrollWidth <= innerWidth`;
      await tab.until(`${address} stands`, sound);
    }
  },
  async "the search reaches its answer"(tab) {
    await tab.goto("/find_room/");
    const field = (name) => `document.querySelector('main form [name="${name}"]')`;
    await tab.read(
      `(${field("selectedInDate")}.value = "2027-02-27", ${field("selectedOutDate")}.value = "2027-03-02", true)`,
    );
    await tab.press('main form [type="submit"]');
    await tab.until(
      "the nights are told",
      `document.querySelector("main").textContent.includes("3 nights")`,
    );
  },
  async "dark mode turns and stays"(tab) {
    await tab.goto("/");
    const pressed = `document.querySelector('[aria-label="Dark mode"][aria-pressed="true"]')?.checkVisibility()`;
    await tab.until(
      "the page is alive",
      `!!document.querySelector('[aria-label="Dark mode"][aria-pressed]')`,
    );
    await tab.press('[aria-label="Dark mode"]');
    await tab.until("it is pressed", pressed);
    await tab.goto("/about/");
    await tab.until("it is still dark", `document.documentElement.classList.contains("dark")`);
    await tab.press('[aria-label="Dark mode"]');
    await tab.until("it is light", `!document.documentElement.classList.contains("dark")`);
  },
  async "a carousel turns"(tab) {
    await tab.goto("/home2/");
    const arrow = `[...document.querySelectorAll('[aria-label="Next slide"]')].find((one) => one.checkVisibility())`;
    const slides = `${arrow}.closest('[aria-roledescription="carousel"]').querySelectorAll(".carousel-slide")`;
    const state = `[...${slides}].map((one) => one.hasAttribute("data-active") + " " + Math.round(one.getBoundingClientRect().x)).join()`;
    await tab.press('[aria-label="Next slide"]');
    const before = await tab.read(state);
    await tab.until("the slides move", `${state} !== ${JSON.stringify(before)}`);
    await tab.settle();
  },
  async "the lightbox opens and closes"(tab) {
    await tab.goto("/");
    await tab.until(
      "the page is alive",
      `!!document.querySelector('[aria-label="Dark mode"][aria-pressed]')`,
    );
    await tab.press('[aria-label^="Play video"]');
    await tab.until("the film stands", `!!document.querySelector("[role=dialog] video")`);
    await tab.key(escape);
    await tab.until("it is closed", `!document.querySelector("[role=dialog] video")`);
  },
};

async function walkIn(browser, origin) {
  let failed = 0;
  for (const width of [1280, 390]) {
    const tab = guestIn(await browser.open(width), origin);
    for (const [name, walk] of Object.entries(walks)) {
      const elapsed = stopwatch();
      browser.problems.length = 0;
      const fault = await walk(tab).catch((error) => error.message);
      const wrong = [...(fault ? [fault] : []), ...browser.problems];
      failed += wrong.length > 0 ? 1 : 0;
      const mark = wrong.length === 0 ? "✓" : "✘";
      console.log(`${mark} ${browser.name}, ${width} px: ${name} (${elapsed()})`);
      for (const problem of wrong) console.log(`    ${problem}`);
    }
  }
  return failed;
}

await command(async () => {
  if (typeof WebSocket === "undefined") throw new Stop("Run it as npm run test:browsers.");
  const program = findFirefox();
  if (!isBuilt()) await buildSite();
  const port = await firstFreePort(4273);
  const server = await serveSite({ folder: path.join(root, "out"), basePath: basePath(), port });
  const starts = [() => startFirefox(program), ...(hasWebkit() ? [startWebkit] : [])];
  let failed = 0;
  try {
    for (const start of starts) {
      const browser = await start();
      failed += await walkIn(browser, `http://localhost:${port}${basePath()}`).finally(
        browser.close,
      );
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  if (!hasWebkit()) console.log("WebKit is not installed (webkit2gtk-driver, xvfb): not tested");
  if (failed > 0) throw new Stop(`${failed} walks went wrong, told above.`);
});
