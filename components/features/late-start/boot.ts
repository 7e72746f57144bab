import { afterPaint, whenIdle } from "@/lib/browser/idle";
import { liveEvent } from "@/lib/browser/live";
import { markScroll } from "@/lib/browser/mark-scroll";
import { prefersReducedData, prefersReducedMotion } from "@/lib/browser/preferences";
import { lateFetchIdleMs, lateStartLatestMs, lateStartPauseMs } from "@/lib/browser/timing";
import { found, presses } from "./presses";

/** A form that the browser sends by itself. */
const leads = (form: Element | null) => form?.matches("[method=get][action]");

type LateScript = HTMLScriptElement & { readonly dataset: { readonly src: string } };

const lateScripts = () => document.querySelectorAll<LateScript>("[type$=late]");

/**
 * Lets a page be drawn, read and clicked before the framework runs. Its scripts are in the document as type="text/late"; this fetches
 * them when the page has loaded and the line is idle, and starts them in the pause after the guest's first sign of intent, or when
 * something that needs them is in sight. A click before then is answered here, or repeated once the page is hydrated.
 */
export function boot(): void {
  let over: boolean | undefined;
  const held: (() => void)[] = [];
  let started: boolean | undefined;
  let pause: ReturnType<typeof setTimeout> | 0 | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

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

  /** What moves by itself needs its scripts as soon as the guest sees it. */
  function startInSight() {
    const parts = document.querySelectorAll("[data-autoplay]");
    if (!parts.length) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(start, lateFetchIdleMs);
    });
    parts.forEach((part) => observer.observe(part));
  }

  /** The whole document has to be there: React compares all of it with what it renders. */
  function start() {
    if (started) return;
    started = true;
    if (document.readyState !== "loading") return run();
    fetchAhead();
    addEventListener("DOMContentLoaded", run);
  }

  function run() {
    for (const waiting of lateScripts()) {
      // Without one of them nothing is ever hydrated: what was held is left to the browser as it is.
      waiting.replaceWith(
        Object.assign(document.createElement("script"), {
          src: waiting.dataset.src,
          onerror: release,
        }),
      );
    }
  }

  function startSoon() {
    pause ||= setTimeout(start, lateStartPauseMs);
  }

  /** The frame that answers a click comes first, and clicks that follow one another are answered one by one. */
  function startInPause() {
    latest ||= setTimeout(start, lateStartLatestMs);
    clearTimeout(pause);
    pause = 0;
    startSoon();
  }

  /** From here on the client components answer, and what they have missed is repeated. */
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
      // A control without an answer here, or in another state than expected, is left to its client component.
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

  // An address that says more than the path, a reload and a way back show something that only scripts know.
  const [visit]: (PerformanceEntry & { type?: string })[] =
    performance.getEntriesByType("navigation");
  if (/[?#]/.test(location.href) || visit?.type !== "navigate") start();
  addEventListener("DOMContentLoaded", () => {
    if (prefersReducedData()) document.querySelector("[type=speculationrules]")?.remove();
    if (document.querySelector("[data-start-now]")) start();
  });
  addEventListener("load", () =>
    whenIdle(() => {
      fetchAhead();
      if (!prefersReducedMotion()) startInSight();
    }, lateFetchIdleMs),
  );
}
