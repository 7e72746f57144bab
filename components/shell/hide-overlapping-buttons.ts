import { scrollThrottleMs } from "@/lib/browser/timing";

const floatingButtons = ".back-to-top, .concierge-launcher";
const controls = "a, button, input, select, textarea, summary, label";
/** Headings, prices and numbers. */
const standingWords = "h1, h2, h3, h4, h5, h6, .figures";

/** What is larger than this is a card or a picture that is a link: a button over its edge hides none of it. In px. */
const largestControl = 120;
/** Narrower than the smallest target (24 px), so that none lies between two points. In px. */
const pointSpacing = 15;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

function textRects(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Array.from(range.getClientRects());
}

/** From edge to edge, a pixel inside either. */
function pointsAlong(from: number, to: number): number[] {
  const points = [to - 1];
  for (let point = from + 1; point < to - 1; point += pointSpacing) points.push(point);
  return points;
}

function pointsIn({ left, top, right, bottom }: DOMRect) {
  return pointsAlong(left, right).flatMap((x) =>
    pointsAlong(top, bottom).map((y) => [x, y] as const),
  );
}

/** Whether a floating button lies over something to press, a price or a heading. */
function liesOverContent(button: Element): boolean {
  const box = button.getBoundingClientRect();
  const under = new Set<Element>();
  for (const [x, y] of pointsIn(box)) {
    for (const element of document.elementsFromPoint(x, y)) {
      if (!element.closest(`${floatingButtons}, #chatbot, header`)) under.add(element);
    }
  }
  return Array.from(under).some((element) => {
    const control = element.closest(controls);
    const rects = control ? Array.from(control.getClientRects()) : [];
    const pressed = rects.some((rect) => rect.height <= largestControl && overlap(rect, box));
    const words = element.closest(standingWords);
    return pressed || (words !== null && textRects(words).some((rect) => overlap(rect, box)));
  });
}

/**
 * Makes each floating button transparent, to the pointer too, for as long as it would lie over content that a guest needs; site-shell.css
 * does it by data-overlapping. It is not hidden: the keyboard finds it wherever it has come to, and shows it.
 */
function markOverlappingButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>(floatingButtons)) {
    button.toggleAttribute("data-overlapping", liesOverContent(button));
  }
}

/** Keeps the floating buttons off content, whatever brings it under them: scrolling, a part that arrives later, a slide, a section that enters. */
export function hideOverlappingButtons(signal: AbortSignal): void {
  if (signal.aborted) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    waiting = undefined;
    markOverlappingButtons();
  };
  const lookSoon = () => {
    waiting ??= setTimeout(look, scrollThrottleMs);
  };
  for (const event of ["scroll", "resize", "transitionend"]) {
    window.addEventListener(event, lookSoon, { capture: true, passive: true, signal });
  }
  const arrivals = new MutationObserver(lookSoon);
  arrivals.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(document.body);
  signal.addEventListener("abort", () => {
    arrivals.disconnect();
    sizes.disconnect();
    clearTimeout(waiting);
  });
}
