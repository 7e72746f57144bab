import type { Browser } from "playwright";
import { onPhone, startFramework } from "./phone";

declare global {
  interface Window {
    touch: { began: number; seen: number };
  }
}

interface Touch {
  path: string;
  /** What is touched. */
  control: string;
  /** What a guest touches before it, and not part of the figure. */
  opener?: string;
  /** A condition in the page, true once the guest sees what the touch did. */
  effect: string;
  /** Only once the framework runs. */
  live?: boolean;
}

export const touches: Record<string, Touch> = {
  menu: {
    path: "/",
    control: "header button[popovertarget]:has-text('Menu'), header [aria-label='Menu']",
    effect: "document.querySelector('[popover]:popover-open') !== null",
  },
  theme: {
    path: "/",
    control: "[aria-label='Dark mode']",
    effect: "document.documentElement.classList.contains('dark')",
  },
  counter: {
    path: "/",
    opener: "main button:has-text('Rooms')",
    control: "[aria-label='Add room']",
    effect: "document.querySelector('[name=room]')?.value === '2'",
  },
  "carousel next": {
    path: "/",
    control: "main [aria-roledescription=carousel] [aria-label='Next slide']",
    // The slide that lies in the middle of the row, on top where they fade.
    effect:
      "document.elementsFromPoint(innerWidth / 2, document.querySelector('main [aria-roledescription=slide]').getBoundingClientRect().top + 40).find((each) => each.matches('[aria-roledescription=slide]'))?.ariaLabel.startsWith('2')",
  },
  FAQ: {
    path: "/pricing/",
    control: "main button[aria-expanded=false], main summary",
    effect:
      "document.querySelector('main button[aria-expanded=true], main details[open]:not([data-open])') !== null",
  },
  // Without a full load: that would forget the touch.
  "link to the next page": {
    path: "/",
    live: true,
    control: "footer a[href$='/about/']",
    effect: "location.pathname.endsWith('/about/') && document.querySelector('h1') !== null",
  },
};

/** A touch that has done nothing for this long (ms) is a lost one. */
const lostMs = 5000;

function watchTouch(condition: string) {
  const holds = new Function(`return ${condition}`);
  window.touch = { began: 0, seen: 0 };
  const start = ({ timeStamp }: PointerEvent) => {
    window.touch.began = timeStamp;
    const look = () => {
      if (holds()) window.touch.seen = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", start, true);
}

/**
 * From the finger's touch to the first frame that shows its effect, in ms, on a cold page whose scripts may still be loading;
 * not a number where the touch was lost.
 */
export function touchLatency(browser: Browser, base: string, name: string) {
  const touch = touches[name];
  if (!touch) throw new Error(`There is no touch "${name}".`);
  return onPhone(browser, { slowdown: 4, reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(watchTouch, touch.effect);
    await page.goto(base + touch.path, { waitUntil: touch.live ? "networkidle" : "commit" });
    if (touch.live) {
      await startFramework(page);
      await page.waitForLoadState("networkidle");
    }
    const target = page.locator(touch.control).first();
    if (touch.opener) await page.locator(touch.opener).first().tap();
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) return Number.NaN;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const answered = () => window.touch.seen > 0;
    await page.waitForFunction(answered, undefined, { timeout: lostMs }).catch(() => undefined);
    const { began, seen } = await page.evaluate(() => window.touch);
    return began > 0 && seen > 0 ? seen - began : Number.NaN;
  });
}
