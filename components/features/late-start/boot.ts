import { afterPaint } from "@/lib/browser/idle";
import { liveEvent } from "@/lib/browser/live";
import { markScroll } from "@/lib/browser/mark-scroll";
import { lateFetchMs, lateStartPauseMs, lateStartReadingMs } from "@/lib/browser/timing";
import { found, presses } from "./presses";

/** A form that the browser sends by itself. */
const leads = (form: Element | null) => form?.matches("[method=get][action]");

type LateScript = HTMLScriptElement & { readonly dataset: { readonly src: string } };

const lateScripts = () => document.querySelectorAll<LateScript>("[type$=late]");

/**
 * Lets a page be drawn, read and pressed before the framework runs. Its scripts stand in the document as type="text/late"; this
 * fetches them a moment after it has loaded, and starts them in the pause after the guest's first sign of intent, or when the page
 * has been read for a while. A press before then does its work here, or waits until the islands listen.
 */
export function boot(): void {
  let over: boolean | undefined;
  const held: (() => void)[] = [];
  let started: boolean | undefined;
  let pause: ReturnType<typeof setTimeout> | 0 | undefined;

  function on<Type extends keyof WindowEventMap>(
    types: readonly Type[],
    listener: (event: WindowEventMap[Type]) => void,
    passive?: boolean,
  ) {
    for (const type of types)
      addEventListener(type, (event) => over || listener(event), { capture: true, passive });
  }

  /** Into the browser's cache, without a preload: Chromium warns of each that is not used within three seconds. */
  function fetchAhead() {
    for (const { dataset } of lateScripts())
      fetch(dataset.src, { priority: "low" }).catch(() => {});
  }

  function run() {
    for (const waiting of lateScripts()) {
      // Without one of them nothing will ever listen: what was held is left to the browser as it is.
      waiting.replaceWith(
        Object.assign(document.createElement("script"), {
          src: waiting.dataset.src,
          onerror: release,
        }),
      );
    }
  }

  function start() {
    if (started) return;
    started = true;
    run();
  }

  function startSoon() {
    pause ||= setTimeout(start, lateStartPauseMs);
  }

  /** The frame that answers a press comes first, and presses that follow one another are answered one by one. */
  function startInPause() {
    clearTimeout(pause);
    pause = 0;
    startSoon();
  }

  /** From here on the islands answer, and what they have missed is pressed again. */
  function release() {
    over = true;
    afterPaint(() => held.forEach((press) => press()));
  }

  function hold(event: Event, again: () => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    afterPaint(start);
  }

  on(["click"], (event) => {
    const { target } = event;
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>("button:not([popovertarget])");
    startInPause();
    if (!button || (button.type === "submit" && leads(button.form))) return;
    try {
      found(presses[button.dataset.press ?? ""])(button, held);
      event.stopImmediatePropagation();
    } catch {
      // A control without an answer here, or one that stands otherwise than expected, is left to its island.
      hold(event, () => button.click());
    }
  });
  on(["submit"], (event) => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement && !leads(target))
      hold(event, () => target.requestSubmit(submitter));
  });
  on(["invalid"], ({ target }) => {
    if (target instanceof Element) target.ariaInvalid = "true";
  });
  on(["pointerdown", "keydown", "focusin"], startInPause);
  on(["wheel", "scroll"], startSoon, true);
  // A browser also reports a pointer that rests where the page is laid out below it.
  on(["pointermove"], (event) => (event.movementX || event.movementY) && startSoon());
  on(["scroll"], markScroll);

  addEventListener(liveEvent, release);

  // An address that says more than the path, a reload and a way back show something that only the islands know.
  const [visit]: (PerformanceEntry & { type?: string })[] =
    performance.getEntriesByType("navigation");
  if (/[?#]/.test(location.href) || visit?.type !== "navigate") start();
  addEventListener("DOMContentLoaded", () => {
    // The scripts that stood behind this one.
    if (started) run();
    else if (document.querySelector("[data-start-now]")) start();
  });
  addEventListener("load", () => {
    setTimeout(fetchAhead, lateFetchMs);
    setTimeout(start, lateStartReadingMs);
  });
}
