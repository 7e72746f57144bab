import { afterPaint, whenIdle } from "@/lib/browser/idle";
import { hydratedEvent } from "@/lib/browser/hydrated";
import { markScroll } from "@/lib/browser/mark-scroll";
import { prefersReducedData, prefersReducedMotion } from "@/lib/browser/preferences";
import { lateFetchIdleMs, lateStartLatestMs, lateStartPauseMs } from "@/lib/browser/timing";
import { showWithoutScripts } from "./show-without-scripts";
import { clickActions, found } from "./click-actions";

const isSentByBrowser = (form: Element | null) => form?.matches("[method=get][action]");

type LateScript = HTMLScriptElement & { readonly dataset: { readonly src: string } };

const lateScripts = () => document.querySelectorAll<LateScript>("[type$=late]");

export function boot(): void {
  let hydrated: boolean | undefined;
  let failed: boolean | undefined;
  const deferred: (() => void)[] = [];
  let started: boolean | undefined;
  let pause: ReturnType<typeof setTimeout> | 0 | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  function on<Type extends keyof WindowEventMap>(
    types: readonly Type[],
    listener: (event: WindowEventMap[Type]) => void,
    passive?: boolean,
  ) {
    for (const type of types)
      addEventListener(type, (event) => hydrated || listener(event), { capture: true, passive });
  }

  /** Fills the cache without a preload, because Chromium warns of each preload that is not used within three seconds. */
  function fetchAhead() {
    for (const { dataset } of lateScripts())
      fetch(dataset.src, { priority: "low" }).catch(() => {});
  }

  /**
   * A part that only scripts can fill needs them once it is in view and, for a guest from another site, its milliseconds are over; a
   * carousel that plays by itself, when its own are.
   */
  function startWhenInView() {
    const moving = prefersReducedMotion() ? "" : ",[data-autoplay]";
    const parts = document.querySelectorAll<HTMLElement>(`[data-needs-scripts]${moving}`);
    if (!parts.length) return;
    const fromThisSite = document.referrer.startsWith(location.origin);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        const { autoplay, needsScripts } = target.dataset;
        const dueMs = Number(autoplay ?? (fromThisSite ? 0 : needsScripts));
        setTimeout(() => whenIdle(start, lateFetchIdleMs), dueMs - performance.now());
      }
    });
    parts.forEach((part) => observer.observe(part));
  }

  /** Waits for the whole document, because React compares all of it with what it renders. */
  function start() {
    if (started) return;
    started = true;
    if (document.readyState !== "loading") return run();
    fetchAhead();
    addEventListener("DOMContentLoaded", run);
  }

  function run() {
    const scripts = Array.from(lateScripts(), (waiting) => {
      const script = document.createElement("script");
      script.src = waiting.dataset.src;
      script.onerror = fail;
      waiting.replaceWith(script);
      return script.src;
    });
    // An error page in a script's place, as some proxies send it, is fetched without an error.
    addEventListener("error", ({ error, filename }) => {
      if (error instanceof SyntaxError && scripts.includes(filename)) fail();
    });
  }

  function startSoon() {
    pause ||= setTimeout(start, lateStartPauseMs);
  }

  /** Waits for a pause, so that the frame that answers a click is painted first. */
  function startInPause() {
    latest ||= setTimeout(start, lateStartLatestMs);
    clearTimeout(pause);
    pause = 0;
    startSoon();
  }

  /** Where one script fails, nothing is ever hydrated: deferred clicks go to the browser unanswered. */
  function fail() {
    if (failed || hydrated) return;
    failed = true;
    showWithoutScripts();
    repeatDeferred();
  }

  function repeatDeferred() {
    afterPaint(() => deferred.forEach((repeat) => repeat()));
  }

  function defer(event: Event, repeat: () => void) {
    if (failed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deferred.push(repeat);
    afterPaint(start);
  }

  on(["click"], (event) => {
    const { target } = event;
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>("button:not([popovertarget]),[data-stay=current]");
    startInPause();
    if (!control) return;
    // A link waits for hydration, which adds the stay in this address to its own.
    const isOurs =
      control instanceof HTMLButtonElement
        ? control.type !== "submit" || !isSentByBrowser(control.form)
        : location.search && !event.ctrlKey && !event.metaKey;
    if (!isOurs) return;
    try {
      found(clickActions[control.dataset.click ?? ""])(control, deferred);
      event.stopImmediatePropagation();
    } catch {
      // A control without an action here, or in an unexpected state, is left to its client component.
      defer(event, () => control.click());
    }
  });
  on(["submit"], (event) => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement && !isSentByBrowser(target))
      defer(event, () => target.requestSubmit(submitter));
  });
  on(["invalid"], ({ target }) => {
    if (target instanceof Element) target.ariaInvalid = "true";
  });
  on(["beforematch"], ({ target }) => {
    // The browser's search opens a closed answer.
    const button =
      target instanceof Element && document.querySelector(`[aria-controls="${target.id}"]`);
    if (button) button.ariaExpanded = "true";
  });
  on(["pointerdown", "keydown", "focusin"], startInPause);
  on(["wheel", "scroll"], startSoon, true);
  // Browsers also report a resting pointer when the layout moves below it.
  on(["pointermove"], (event) => (event.movementX || event.movementY) && startSoon());
  on(["scroll"], markScroll);

  addEventListener(hydratedEvent, () => {
    hydrated = true;
    repeatDeferred();
  });

  // After a reload, on the way back, or with a query or a fragment, the page shows state that only scripts can restore.
  const [visit]: (PerformanceEntry & { type?: string })[] =
    performance.getEntriesByType("navigation");
  if (/[?#]/.test(location.href) || visit?.type !== "navigate") start();
  addEventListener("DOMContentLoaded", () => {
    if (prefersReducedData()) document.querySelector("[type=speculationrules]")?.remove();
  });
  addEventListener("load", () =>
    whenIdle(() => {
      fetchAhead();
      startWhenInView();
    }, lateFetchIdleMs),
  );
}
