// @ts-nocheck
import { phone } from "./first-view";

/**
 * @typedef {object} Tap
 * @property {string} name
 * @property {string} path
 * @property {string} control what is touched
 * @property {string} [opener] what a guest touches before it, and not part of the figure
 * @property {string} effect a condition in the page, true once the guest sees what the touch did
 */

/** @type {Tap[]} */
export const taps = [
  {
    name: "menu",
    path: "/",
    control: "header button[popovertarget]:has-text('Menu'), header [aria-label='Menu']",
    effect: "document.querySelector('[popover]:popover-open') !== null",
  },
  {
    name: "theme",
    path: "/",
    control: "[aria-label='Dark mode']",
    effect: "document.documentElement.classList.contains('dark')",
  },
  {
    name: "counter",
    path: "/",
    opener: "main button:has-text('Rooms')",
    control: "[aria-label='Add room']",
    effect: "document.querySelector('[name=room]')?.value === '2'",
  },
  {
    name: "carousel next",
    path: "/",
    control: "main [aria-roledescription=carousel] [aria-label='Next slide']",
    // The slide that lies in the middle of the row, on top where they fade.
    effect:
      "document.elementsFromPoint(innerWidth / 2, document.querySelector('main [aria-roledescription=slide]').getBoundingClientRect().top + 40).find((each) => each.matches('[aria-roledescription=slide]'))?.ariaLabel.startsWith('2')",
  },
  {
    name: "FAQ",
    path: "/pricing/",
    control: "main button[aria-expanded=false], main summary",
    effect:
      "document.querySelector('main button[aria-expanded=true], main details[open]:not([data-open])') !== null",
  },
];

const slowdown = 4;
/** A touch that has done nothing for this long (ms) is a lost one. */
const lostMs = 5000;

/**
 * From the finger's touch to the first frame that shows its effect, in ms, on a cold page whose scripts may still be loading;
 * undefined where the touch was lost.
 * @param {import("playwright").Browser} browser
 * @param {string} base
 * @param {Tap} tap
 * @returns {Promise<number | undefined>}
 */
export async function firstTap(browser, base, { path, control, opener, effect }) {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.addInitScript((condition) => {
      const holds = new Function(`return ${condition}`);
      Object.assign(globalThis, { tap: { touched: 0, seen: 0 } });
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          globalThis.tap.touched = timeStamp;
          const look = () => {
            if (holds()) globalThis.tap.seen = performance.now();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        true,
      );
    }, effect);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(base + path, { waitUntil: "commit" });
    const target = page.locator(control).first();
    if (opener) {
      await page.locator(opener).first().tap();
      await target.waitFor();
    } else {
      await target.waitFor();
    }
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) return undefined;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page
      .waitForFunction(() => globalThis.tap.seen > 0, undefined, { timeout: lostMs })
      .catch(() => undefined);
    const { touched, seen } = await page.evaluate(() => globalThis.tap);
    return seen > 0 ? seen - touched : undefined;
  } finally {
    await context.close();
  }
}
