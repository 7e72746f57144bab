import type { Page } from "@playwright/test";
import { endTransitions } from "./transitions";
import { contrastRatio, luminance } from "./luminance";
import { pixelsOf, type Box, type Pixels } from "./pixels";

type Light = Omit<Pixels, "at"> & { at: (x: number, y: number) => number };

/** How far outside its element a ring may be. */
const reach = 16;
const least = 3;

/** Returns the luminance of every pixel in a part of the window, after finishing all animations. */
async function lightOf(page: Page, part: Box): Promise<Light> {
  await page.evaluate(endTransitions);
  const { width, height, at } = await pixelsOf(page, part);
  return { width, height, at: (x, y) => luminance(...at(x, y)) };
}

/** Rays run from the middle of the box outwards, across each of its four sides in nine places. */
function* rays(box: Box, { width, height }: Light) {
  const sides = [
    { dx: 0, dy: -1, length: box.height / 2 },
    { dx: 0, dy: 1, length: box.height / 2 },
    { dx: -1, dy: 0, length: box.width / 2 },
    { dx: 1, dy: 0, length: box.width / 2 },
  ];
  for (const { dx, dy, length } of sides) {
    for (let share = 0.1; share < 0.95; share += 0.1) {
      const x = dx === 0 ? box.x + box.width * share : box.x + box.width / 2;
      const y = dy === 0 ? box.y + box.height * share : box.y + box.height / 2;
      const ray = [];
      for (let step = 0; step <= length + reach; step += 1) {
        const point = { x: Math.round(x + dx * step), y: Math.round(y + dy * step) };
        if (point.x < 0 || point.y < 0 || point.x >= width || point.y >= height) break;
        ray.push(point);
      }
      // A side beyond the window's edge cannot be judged.
      if (ray.length > length + 6) yield ray;
    }
  }
}

/** Explains why a ray finds no ring: it needs at least 2 px that focus changes by 3:1, and that contrast 3:1 with either side. */
function faultOn(ray: { x: number; y: number }[], on: Light, off: Light): string | undefined {
  const pairs = ray.map(({ x, y }) => ({ on: on.at(x, y), off: off.at(x, y) }));
  const last = pairs.findLastIndex((pair) => contrastRatio(pair.on, pair.off) >= least);
  if (last < 0) return "no ring";
  const changed = (index: number) => {
    const pair = pairs[index];
    return pair !== undefined && contrastRatio(pair.on, pair.off) > 1.04;
  };
  let [inner, outer] = [last, last];
  // A band as dark as the background looks like a gap in the ring.
  const bands = 4;
  const goesOn = (from: number, step: 1 | -1) =>
    Array.from({ length: bands }, (_, place) => from + step * (place + 1)).some(changed);
  while (goesOn(inner, -1) && last - inner < 9) inner -= 1;
  while (goesOn(outer, 1)) outer += 1;
  const ring = pairs.slice(inner, outer + 1);
  if (ring.filter((pair) => contrastRatio(pair.on, pair.off) >= least).length < 2)
    return "a hairline";
  // Takes the second of three, so that a hairline of the control's own (an underline) does not count.
  const beside = (places: readonly number[]) => {
    const found = places.flatMap((place) => {
      const neighbour = pairs[place]?.on;
      return neighbour === undefined
        ? []
        : Math.max(...ring.map((pair) => contrastRatio(pair.on, neighbour)));
    });
    return found.sort((a, b) => a - b).at(Math.floor(found.length / 2)) ?? 21;
  };
  const worst = Math.min(
    beside([inner - 1, inner - 2, inner - 3]),
    beside([outer + 1, outer + 2, outer + 3]),
  );
  return worst >= least ? undefined : `${worst.toFixed(1)}:1 beside it`;
}

/** Returns the element with the ring: the focused control, or the one that represents it, such as the card around its link. */
function findRinged(): Element | null {
  const focused = document.activeElement;
  for (let ringed = focused; ringed && ringed !== document.body; ringed = ringed.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return ringed;
  }
  return focused;
}

/** Returns its box, and the visible part of the window: below the bar, unless the control is in it or above it. */
function whereabouts(ringed: Element) {
  const { x, y, width, height } = ringed.getBoundingClientRect();
  const over = ringed.closest("header") || getComputedStyle(ringed).position === "fixed";
  const bar = over ? null : document.querySelector("header");
  const top = bar ? Math.max(0, bar.getBoundingClientRect().bottom) : 0;
  return { box: { x, y, width, height }, top };
}

function showRing(ringed: Element, shown: boolean) {
  if (!(ringed instanceof HTMLElement)) return;
  for (const property of ["outline", "box-shadow"]) {
    if (shown) ringed.style.removeProperty(property);
    else ringed.style.setProperty(property, "none", "important");
  }
}

/** Measures rings on screenshots: each with focus, and the same place without it. */
export async function ringMeasure(page: Page): Promise<() => Promise<string | undefined>> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  return async () => {
    // Content that appears on focus, such as a caption, appears at once.
    await page.evaluate(endTransitions);
    const ringed = (await page.evaluateHandle(findRinged)).asElement();
    if (!ringed) return "nothing has the focus";
    // The calendar's button in a date field is the browser's own, and so is its ring.
    if (!(await page.evaluate(() => document.activeElement?.matches(":focus-visible")))) return;
    const { box, top } = await ringed.evaluate(whereabouts);
    const x = Math.max(0, Math.floor(box.x - reach));
    const y = Math.max(top, Math.floor(box.y - reach));
    const width = Math.min(view.width, Math.ceil(box.x + box.width + reach)) - x;
    const height = Math.min(view.height, Math.ceil(box.y + box.height + reach)) - y;
    if (width < 1 || height < 1) return "out of the window";
    const part = { x, y, width, height };
    const on = await lightOf(page, part);
    await ringed.evaluate(showRing, false);
    const off = await lightOf(page, part);
    await ringed.evaluate(showRing, true);
    const inside = { ...box, x: box.x - x, y: box.y - y };
    const faults = Array.from(rays(inside, on), (ray) => faultOn(ray, on, off));
    const bad = faults.filter((fault) => fault !== undefined);
    // A missing side is a quarter of the rays.
    if (faults.length > 0 && bad.length < faults.length / 4) return undefined;
    return `${bad.length} of ${faults.length} rays: ${[...new Set(bad)].slice(0, 4).join(", ")}`;
  };
}
