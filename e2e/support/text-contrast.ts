import type { Page } from "@playwright/test";
import { endTransitions } from "./transitions";
import { contrastRatio, luminance } from "./luminance";
import { pixelsOf } from "./pixels";

/** Red, green, blue up to 255, and the opacity. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

type Line = {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  ink: Colour;
  /** The flat colour behind it; undefined over a picture, or in a fixed bar. */
  ground: Colour | undefined;
  /** WCAG requires less contrast from 24 px on, or from 18.66 px on in bold. */
  large: boolean;
  /** Running text rather than a label, a name or a control. */
  sentence: boolean;
};

/** Returns the visible lines of text on the current page, or those in the window. */
function linesOf(page: Page, onlyInWindow: boolean): Promise<Line[]> {
  return page.evaluate((inWindow) => {
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const parsed = new Map<string, Colour>();
    const colourOf = (written: string): Colour => {
      const known = parsed.get(written);
      if (known || !brush) return known ?? [0, 0, 0, 0];
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = written;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      const colour: Colour = [red, green, blue, alpha / 255];
      parsed.set(written, colour);
      return colour;
    };
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const pictures = [...document.images]
      .filter(shown)
      .map((image) => ({ image, at: image.getBoundingClientRect() }));

    const ancestry = (element: Element): Element[] => {
      const above: Element[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) above.push(each);
      return above;
    };
    const groundOf = (above: readonly Element[], box: DOMRect): Colour | undefined => {
      const under = pictures.filter(
        ({ at }) =>
          box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top,
      );
      for (const each of above) {
        if (under.some(({ image }) => each.contains(image))) return undefined;
        const { backgroundColor, position } = getComputedStyle(each);
        const colour = colourOf(backgroundColor);
        if (colour[3] === 1) return colour;
        // The background behind a fixed bar is not among its ancestors, so it has to be read from pixels.
        if (position === "fixed") return undefined;
      }
      return [255, 255, 255, 1];
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element || !shown(element)) continue;
      if (element.closest("script, style, svg, select, .sr-only")) continue;
      const { top, bottom } = element.getBoundingClientRect();
      if (inWindow && (bottom < 0 || top > innerHeight)) continue;
      const above = ancestry(element);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red, green, blue, alpha] = colourOf(color);
      const covers = above.reduce(
        (all, each) => all * Number(getComputedStyle(each).opacity),
        alpha,
      );
      const size = parseFloat(fontSize);
      const sentence = element.closest("p, li, dd, figcaption, blockquote")?.textContent ?? "";
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 3 || box.left < 0 || box.right > innerWidth) continue;
        lines.push({
          text,
          // Text fills the middle of its line; the edges may already overlap another background.
          box: {
            x: box.x,
            y: box.y + box.height * 0.15,
            width: box.width,
            height: box.height * 0.7,
          },
          ink: [red, green, blue, covers],
          ground: groundOf(above, box),
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          sentence: size < 24 && sentence.length > 60,
        });
      }
    }
    return lines;
  }, onlyInWindow);
}

/** Returns WCAG's contrast ratio of a text's colour, blended with its background, to that background. */
function contrast([red, green, blue, alpha]: Colour, [r, g, b]: Colour): number {
  const seen = (ink: number, ground: number) => ink * alpha + ground * (1 - alpha);
  const text = luminance(seen(red, r), seen(green, g), seen(blue, b));
  return contrastRatio(text, luminance(r, g, b));
}

const asked = ({ sentence, large }: Line) => (sentence ? 7 : large ? 3 : 4.5);

function describeLine(line: Line, ratio: number, least: number): string {
  return `"${line.text.slice(0, 40)}" stands out ${ratio.toFixed(2)}, asked are ${least}`;
}

/** Returns the lines on flat backgrounds with too little contrast: below 7 for sentences, else 4.5, or 3 for large text. */
export async function lowContrastText(page: Page, ask = asked): Promise<string[]> {
  return (await linesOf(page, false)).flatMap((line) => {
    if (!line.ground) return [];
    const ratio = contrast(line.ink, line.ground);
    return ratio < ask(line) ? [describeLine(line, ratio, ask(line))] : [];
  });
}

/** The concierge floats over the hero once a guest has scrolled, and is not the background of the text that it covers. */
const withoutLetters = `#chatbot { visibility: hidden !important; }
*, ::before, ::after {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** Ignores one pixel in twenty behind a line, because a glint on the water hides no letter. */
const share = 0.05;

/** Waits for the frame in which the page reacts to its new size or position, and ends all transitions. */
async function restOf(page: Page) {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await page.evaluate(endTransitions);
}

/** Returns the lines over pictures, in the window, with too little contrast to the pixels behind them. */
export async function lowContrastTextOnPictures(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await restOf(page);
  const lines = (await linesOf(page, true)).filter(
    ({ ground, box }) => !ground && box.y >= 0 && box.y + box.height <= size.height,
  );
  const bare = await page.addStyleTag({ content: withoutLetters });
  const pixels = await pixelsOf(page, { x: 0, y: 0, ...size });
  await bare.evaluate((tag) => tag.parentNode?.removeChild(tag));
  return lines.flatMap((line) => {
    const ratios: number[] = [];
    for (let y = Math.ceil(line.box.y); y < line.box.y + line.box.height; y += 2) {
      for (let x = Math.ceil(line.box.x); x < line.box.x + line.box.width; x += 2) {
        ratios.push(contrast(line.ink, [...pixels.at(x, y), 1]));
      }
    }
    const worst = ratios.sort((one, other) => one - other)[Math.floor(ratios.length * share)] ?? 21;
    return worst < asked(line) ? [describeLine(line, worst, asked(line))] : [];
  });
}
