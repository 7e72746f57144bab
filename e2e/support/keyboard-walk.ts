import type { JSHandle, Page } from "@playwright/test";

/** A stop of the keyboard, and what is wrong there. */
export type Stop = {
  name: string;
  /** Controls with equal looks and backgrounds; measuring one of a kind is enough. */
  kind: string;
  /** Outside of main: the header and the footer, which every page of a variant shares. */
  inShell: boolean;
  /** Its index among all elements of the document, to compare the order of two walks. */
  place: number;
  findings: string[];
};

type Walker = {
  /** Returns the focused element; nothing where the focus has left the page. */
  currentStop: () => Stop | undefined;
  reached: ReadonlySet<Element>;
  /** All elements of the document at the start of the walk. */
  everything: readonly Element[];
  nameOf: (element: Element) => string;
};

/** No page has so many stops, so a longer walk is a loop. */
const mostStops = 400;

/** Runs in the page, so it must be self-contained. */
function makeWalker(): Walker {
  const reached = new Set<Element>();
  const everything = Array.from(document.querySelectorAll("*"));
  let before: Element | undefined;

  const nameOf = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const name = element.getAttribute("name") ?? "";
    return `${element.localName} "${(words.trim() || name).replace(/\s+/g, " ").slice(0, 48)}"`;
  };
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
  /** A carousel's controls come first in the document and are below or over its slides, so a carousel counts as one element. */
  const unitOf = (element: Element) =>
    element.closest("[aria-roledescription=carousel]") ?? element;

  function againstReading(from: Element, to: Element): string | undefined {
    if (from === to || from.contains(to) || to.contains(from) || stays(from) || stays(to)) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const sharedWidth = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const sharedHeight = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (b.bottom <= a.top + 1 && sharedWidth > 4)
      return `is above ${nameOf(from)}, the stop before it`;
    if (b.right <= a.left + 1 && sharedHeight > Math.min(a.height, b.height) / 2)
      return `is left of ${nameOf(from)}, the stop before it`;
    return undefined;
  }

  function hiddenBy(element: Element): string | undefined {
    const box = Array.from(element.getClientRects()).find(({ width }) => width > 1);
    if (!box) return "has no size";
    const inset = 3;
    const [middle, centre] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const points = [
      [middle, centre],
      [middle, box.top + inset],
      [middle, box.bottom - inset],
      [box.left + inset, centre],
      [box.right - inset, centre],
    ];
    const covers = points.flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest("label");
      const own = hit?.contains(element) || element.contains(hit) || label?.contains(element);
      return own ? [] : [hit ? nameOf(hit) : "the window's edge"];
    });
    // An edge may touch a floating element; an element larger than the window cannot be entirely visible.
    const large = box.height > innerHeight / 2 || box.width > innerWidth;
    if (covers.length > (large ? 2 : 1)) return `lies under ${covers.join(" and ")}`;
    return undefined;
  }

  return {
    currentStop() {
      const here = document.activeElement;
      if (!here || here === document.body || here === document.documentElement) return undefined;
      reached.add(here);
      const turned = before ? againstReading(unitOf(before), unitOf(here)) : undefined;
      const hidden = hiddenBy(here);
      before = here;
      const ground = here.closest(
        "form, section, header, footer, [popover], [data-hero-ground], [data-opening]",
      );
      return {
        name: nameOf(here),
        kind: [here.localName, here.className, ground?.className, ground?.id].join(" | "),
        inShell: here.closest("main") === null,
        place: everything.indexOf(here),
        findings: [turned, hidden].filter((finding) => finding !== undefined),
      };
    },
    reached,
    everything,
    nameOf,
  };
}

/** Runs in the page and finds what a pointer can use, in main or anywhere, and the walk has not reached. */
function missedBy({ reached, everything, nameOf }: Walker, withinMain: boolean): string[] {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls], [contenteditable=true], [tabindex]";
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest("[inert]") === null &&
    element.getClientRects().length > 0;
  const stops = Array.from(document.querySelectorAll(controls)).filter(
    (element) => visible(element) && !element.matches(":disabled, [tabindex='-1']"),
  );
  const pointed = everything.filter((element) => {
    const parent = element.parentElement;
    if (!parent || !visible(element) || element.closest(controls) || element.closest("label"))
      return false;
    return (
      getComputedStyle(element).cursor === "pointer" &&
      getComputedStyle(parent).cursor !== "pointer"
    );
  });
  const left = stops.filter((element) => !reached.has(element));
  return [...left, ...pointed]
    .filter((element) => !withinMain || element.closest("main"))
    .map(nameOf);
}

type Walk = {
  stops: Stop[];
  missed: string[];
  left: boolean;
};

/** Walks through the page by one key until the focus leaves it or, if it began there, leaves main. */
export async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  atStop?: (stop: Stop) => Promise<void>,
  withinMain = false,
): Promise<Walk> {
  const walker: JSHandle<Walker> = await page.evaluateHandle(makeWalker);
  const stops: Stop[] = [];
  const seen = new Set<number>();
  let left = false;
  while (!left && stops.length < mostStops) {
    // Sends keyup right after keydown without waiting for the response.
    if (key === "Tab") await Promise.all([page.keyboard.down(key), page.keyboard.up(key)]);
    else await page.keyboard.press(key);
    const stop = await walker.evaluate((each) => each.currentStop());
    // A date field is one control of three parts and a calendar.
    if (stop && stop.place === stops.at(-1)?.place) continue;
    // Walking backwards, the browser starts again at the end without notice.
    left = !stop || (key === "Shift+Tab" && seen.has(stop.place)) || (withinMain && stop.inShell);
    if (stop && !left) {
      seen.add(stop.place);
      stops.push(stop);
      await atStop?.(stop);
    }
  }
  const missed = await walker.evaluate(missedBy, withinMain);
  return { stops, missed, left };
}
