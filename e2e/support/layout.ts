import type { Page } from "@playwright/test";

/** Finds what a guest could not read on the current page: clipped text, overlapping text, and a page wider than its window. */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { node: Node; element: Element; box: DOMRect; top: number; bottom: number };
    const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
    /** A slide that is partly visible is clipped on purpose; a click shows its neighbour. */
    const slides = ".carousel-slide, .image-slide";

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest("script, style, svg, select, .sr-only, .site-header, [href='#main']"))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2;
        // Measures from the top of a capital to the end of a descender, whatever the line height.
        lines.push({ node, element, box, top: middle - size * 0.36, bottom: middle + size * 0.3 });
      }
    }

    const found = new Set<string>();
    const hidden = new Set<Line>();
    const words = (node: Node) => `"${node.textContent?.trim().slice(0, 40)}"`;
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px wider than its window`);

    for (const line of lines) {
      const { node, element, box, top, bottom } = line;
      const slide = element.closest(slides);
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(each);
        if (display === "inline" || display === "contents" || each === document.body) continue;
        const frame = each.getBoundingClientRect();
        const outside = bottom < frame.top || top > frame.bottom;
        if (cuts(overflowY) && outside) hidden.add(line);
        // A row that scrolls sideways brings it into view.
        if (
          /auto|scroll/.test(overflowX) &&
          (box.right > frame.right + 1 || box.left < frame.left - 1)
        )
          hidden.add(line);
        if (cuts(overflowY) && !outside && (top < frame.top - 1 || bottom > frame.bottom + 1)) {
          found.add(`${words(node)} is cut in its height`);
        }
        if (
          cuts(overflowX) &&
          !slide &&
          (box.left < frame.left - 1 || box.right > frame.right + 1)
        ) {
          found.add(`${words(node)} is cut in its width`);
        }
      }
    }

    /** The bar that stays in the window while the page moves below it. */
    const barOf = (element: Element | null): Element | null =>
      element === null || getComputedStyle(element).position === "sticky"
        ? element
        : barOf(element.parentElement);
    const bars = new Map(lines.map((line) => [line, barOf(line.element)]));

    // An element that its frame hides entirely overlaps nothing.
    const ordered = lines
      .filter((line) => !hidden.has(line))
      .sort((one, other) => one.top - other.top);
    ordered.forEach((upper, place) => {
      for (const lower of ordered.slice(place + 1)) {
        if (lower.top > upper.bottom - 1) break;
        if (lower.node === upper.node || bars.get(lower) !== bars.get(upper)) continue;
        const across =
          Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left);
        if (across > 2)
          found.add(`${words(upper.node)} and ${words(lower.node)} lie on one another`);
      }
    });
    return [...found];
  });
}

/** Returns the largest share of the window that fixed elements cover while scrolling, in per cent. */
export function mostCovered(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    const step = 16;
    let most = 0;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      let [covered, all] = [0, 0];
      for (let x = step / 2; x < innerWidth; x += step) {
        for (let y = step / 2; y < innerHeight; y += step) {
          all += 1;
          if (isFixed(document.elementFromPoint(x, y))) covered += 1;
        }
      }
      most = Math.max(most, (100 * covered) / all);
    }
    return most;
  });
}

/** Finds controls that are too small to tap, by probing from the middle of each as far as a tap still hits it. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input, select, textarea, summary, [role='link'], [tabindex='0']",
    );
    const inSentence = (control: HTMLElement) => {
      const around = control.parentElement?.textContent?.trim() ?? "";
      const own = control.textContent?.trim() ?? "";
      return getComputedStyle(control).display === "inline" && around.length > own.length + 1;
    };
    return [...controls].flatMap((control) => {
      if (control.closest(".sr-only, [popover]:not(:popover-open)") || inSentence(control))
        return [];
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const [box] = control.getClientRects();
      if (!box || box.width < 2) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const meets = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top);
        const label = hit?.closest("label");
        return Boolean(hit && (control.contains(hit) || label?.control === control));
      };
      if (!meets(x, y)) return [];
      // Probes in large steps, then in small ones; nothing that covers a control is thinner than a large step.
      const reach = (across: number, down: number, most: number) => {
        let steps = 0;
        for (const stride of [4, 1]) {
          const next = () => steps + stride;
          while (next() <= most && meets(x + across * next(), y + down * next())) steps += stride;
        }
        return steps;
      };
      const span = (across: number, down: number) => {
        const before = reach(-across, -down, least);
        return before + 1 + reach(across, down, least - before);
      };
      const [width, height] = [span(1, 0), span(0, 1)];
      const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 30);
      return Math.min(width, height) < least ? [`"${name}" is ${width} by ${height} px`] : [];
    });
  }, least);
}
