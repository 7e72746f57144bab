import type { Browser, Page } from "playwright";
import { onPhone } from "@/e2e/support/phone";
import { slowdown } from "./start";

const visits = 10;
/** How long a page is left to load, to start and to answer a press, in ms. */
const restMs = { load: 1500, start: 3500, press: 1000 };

/** What a guest presses, in this order, by what the page calls it; the first that is in sight, once its panel is open. */
const controls: Record<string, { press: string; panel?: string }> = {
  carousel: { press: "button[data-click=next]" },
  counter: { press: "button[data-click=add]", panel: "button[popovertarget$=panel]" },
  faq: { press: "button[data-click=expand]" },
  menu: { press: "button[popovertarget]" },
  theme: { press: "button[data-click=theme]" },
};

declare global {
  interface Window {
    answers: number[];
    pressed: boolean;
  }
}

function watchPresses() {
  window.answers = [];
  window.pressed = false;
  addEventListener("pointerdown", () => (window.pressed = true), { capture: true });
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId) window.answers.push(entry.duration);
  }).observe(events);
}

async function tap(page: Page, selector: string) {
  const control = page.locator(selector).filter({ visible: true }).first();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs.press);
  await page.evaluate(() => {
    window.answers = [];
    window.pressed = false;
  });
  await control.tap();
  await page.waitForTimeout(restMs.press);
  if (!(await page.evaluate(() => window.pressed))) throw new Error(`${selector} was not pressed.`);
}

/** From the press to the frame that answers it, in ms. */
async function answerTo(page: Page, { press, panel }: { press: string; panel?: string }) {
  if ((await page.locator(press).count()) === 0) return undefined;
  if (panel) await tap(page, panel);
  await tap(page, press);
  const answer = await page.evaluate(() => Math.max(0, ...window.answers));
  await page.keyboard.press("Escape");
  return answer;
}

/** Of each control the 75th percentile of ten visits on a slow phone, in ms; 0 is less than 16. */
export async function slowAnswers(browser: Browser, address: string) {
  const seen: Record<string, number[]> = {};
  for (let visit = 0; visit < visits; visit += 1)
    await onPhone(browser, {}, async (page) => {
      const client = await page.context().newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.addInitScript(watchPresses);
      await page.goto(address, { waitUntil: "load" });
      await page.waitForTimeout(restMs.load);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 10);
      await page.waitForTimeout(restMs.start);
      for (const [name, control] of Object.entries(controls)) {
        const answer = await answerTo(page, control);
        if (answer !== undefined) (seen[name] ??= []).push(answer);
      }
    });
  return Object.fromEntries(
    Object.keys(controls).map((name) => {
      const sorted = seen[name]?.sort((a, b) => a - b);
      return [name, sorted?.[Math.ceil(sorted.length * 0.75) - 1] ?? "-"];
    }),
  );
}
