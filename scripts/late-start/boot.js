/*
 * Lets a page be drawn, read and pressed before the framework runs. Its scripts stand in the document as type="text/late"
 * (scripts/late-start.ts); this fetches them once the page is painted, and starts them in the pause after the guest's first
 * sign of intent, or when the page has been read for a while. A press before then does its work here, or waits until the islands listen.
 * What it shares with them stands before it (scripts/lib/late-start.ts).
 */
(() => {
  /** So long after a sign of intent, or the last press or key, the guest is taken to have paused. */
  const pauseMs = 500;
  /** So long after the page has loaded it starts by itself. */
  const readingMs = 5000;

  const root = document.documentElement;
  const over = new AbortController();
  const held = [];
  let started = false;
  let pause;

  const on = (types, listener, options) => {
    for (const type of types)
      addEventListener(type, listener, { capture: true, signal: over.signal, ...options });
  };
  const afterPaint = (work) => requestAnimationFrame(() => setTimeout(work));
  const lateScripts = () => document.querySelectorAll('script[type="text/late"]');

  function fetchAhead() {
    for (const { src } of lateScripts()) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "preload", as: "script", fetchPriority: "low", href: src });
      document.head.append(link);
    }
  }

  function run() {
    for (const waiting of lateScripts()) {
      const script = document.createElement("script");
      script.async = true;
      script.src = waiting.getAttribute("src");
      // Without one of them nothing will ever listen: what was held is handed to the browser as it is.
      script.onerror = release;
      waiting.replaceWith(script);
    }
  }

  function start() {
    if (started) return;
    started = true;
    run();
    document.addEventListener("DOMContentLoaded", run);
  }

  /** The frame that answers a press comes first, and presses that follow one another are answered one by one. */
  function startInPause() {
    clearTimeout(pause);
    pause = setTimeout(start, pauseMs);
  }

  function startSoon() {
    pause ??= setTimeout(start, pauseMs);
  }

  /** As the island ShellBehaviour will (components/ui/browser/timing.ts): the bar turns solid under the first scroll. */
  function tellScroll() {
    root.dataset.past = [20, 100, 120].filter((px) => scrollY > px).join(" ");
  }

  /** From here on the islands answer, and what they have missed is pressed again. */
  function release() {
    over.abort();
    live.disconnect();
    afterPaint(() => held.forEach((press) => press()));
  }

  const leads = (form) => form?.matches('[method="get"][action]');

  const step = (button, way) => {
    const output = button.parentElement.querySelector("output");
    const field = document.getElementById(output.htmlFor.value);
    field[way]();
    output.textContent = field.value;
    output.previousElementSibling.setAttribute("aria-disabled", field.value === field.min);
  };

  const turn = (button, way) => {
    const row = button.closest(".carousel").querySelector(".carousel-row");
    const [first, second] = row.children;
    const rest = way > 0 ? row.scrollWidth - row.clientWidth - row.scrollLeft : row.scrollLeft;
    if (rest < 1) throw new RangeError("comes round to the other end: only the island can");
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = way * (second.offsetLeft - first.offsetLeft);
    row.scrollBy({ left, behavior: still ? "instant" : "smooth" });
  };

  /** What the controls of a first screen do at once (data-press); their islands go on from what then stands in the document. */
  const presses = {
    theme() {
      const dark = !root.classList.contains("dark");
      localStorage.setItem("darkMode", dark);
      turnInSight(() => {
        root.classList.toggle("dark", dark);
        root.classList.toggle("light", !dark);
      });
      // next-themes may have read the store while it hydrated: it hears of a change as if it came from another tab.
      const news = { key: "darkMode", newValue: String(dark) };
      held.push(() => dispatchEvent(new StorageEvent("storage", news)));
    },
    expand(button) {
      button.setAttribute("aria-expanded", button.getAttribute("aria-expanded") !== "true");
    },
    add: (button) => step(button, "stepUp"),
    remove: (button) => step(button, "stepDown"),
    next: (button) => turn(button, 1),
    previous: (button) => turn(button, -1),
  };

  function pressHere(button) {
    try {
      presses[button.dataset.press](button);
      return true;
    } catch {
      return false;
    }
  }

  function hold(event, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    clearTimeout(pause);
    afterPaint(start);
  }

  on(["click"], (event) => {
    const button = event.target.closest("button:not([popovertarget])");
    startInPause();
    if (!button || (button.type === "submit" && leads(button.form))) return;
    if (!pressHere(button)) hold(event, () => button.click());
    else event.stopImmediatePropagation();
  });
  on(["submit"], (event) => {
    const { target, submitter } = event;
    if (!leads(target)) hold(event, () => target.requestSubmit(submitter));
  });
  on(["invalid"], ({ target }) => target.setAttribute("aria-invalid", true));
  on(["pointerdown", "keydown", "focusin"], startInPause, { passive: true });
  on(["wheel", "pointermove", "scroll"], startSoon, { passive: true });
  on(["scroll"], tellScroll, { passive: true });

  const live = new MutationObserver(release);
  live.observe(root, { attributeFilter: ["data-live"] });

  // An address that says more than the path, a reload and a way back show something that only the islands know.
  const [visit] = performance.getEntriesByType("navigation");
  if (location.search || location.hash || visit?.type !== "navigate") start();
  document.addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("[data-start-now]")) start();
  });
  addEventListener("load", () => {
    if (!started) afterPaint(fetchAhead);
    setTimeout(() => pause || start(), readingMs);
  });
})();
