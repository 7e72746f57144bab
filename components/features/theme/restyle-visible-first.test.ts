import { restyleVisibleFirst } from "@/components/features/theme/restyle-visible-first";

const heightPx = 500;

/** Blocks of 500 px one under another, scrolled so far. */
function page(count: number, scrolledPx: number) {
  document.body.innerHTML = `<main>${"<section></section>".repeat(count - 1)}</main><footer></footer>`;
  const blocks = Array.from(document.querySelectorAll<HTMLElement>("section, footer"));
  blocks.forEach((block, place) => {
    block.getBoundingClientRect = () =>
      new DOMRect(0, place * heightPx - scrolledPx, 390, heightPx);
  });
  return blocks;
}

const held = (blocks: HTMLElement[]) =>
  blocks.flatMap(({ style }, place) => (style.contentVisibility === "hidden" ? [place] : []));

const frame = () => jest.advanceTimersToNextFrame();

beforeEach(() => {
  jest.useFakeTimers();
  window.innerHeight = 800;
});
afterEach(() => jest.useRealTimers());

test("what is out of sight is held back at its height when the page turns", () => {
  const blocks = page(6, 0);
  let heldInTurn: number[] = [];
  restyleVisibleFirst(() => (heldInTurn = held(blocks)));
  expect(heldInTurn).toEqual([3, 4, 5]);
  expect(blocks[5]).toHaveStyle({ height: "500px" });
  expect(blocks[2]).not.toHaveAttribute("style");
});

test("it follows a block a frame, after the one that shows the turn", () => {
  const blocks = page(6, 0);
  restyleVisibleFirst(() => {});
  frame();
  expect(held(blocks)).toEqual([3, 4, 5]);
  frame();
  expect(held(blocks)).toEqual([4, 5]);
  frame();
  frame();
  expect(held(blocks)).toEqual([]);
  expect(blocks[5]?.style.height).toBe("");
});

test("blocks above count too, but for one that may hang into the window", () => {
  const blocks = page(8, 1650);
  restyleVisibleFirst(() => {});
  expect(held(blocks)).toEqual([0, 1, 6, 7]);
});

test("a slide behind the one that is shown is held back too", () => {
  const blocks = page(2, 0);
  blocks[0]?.insertAdjacentHTML("beforeend", `<div></div><div inert></div>`);
  // jsdom does not reflect the attribute.
  Object.assign(blocks[0]?.querySelector("[inert]") ?? {}, { inert: true });
  let seen: string[] = [];
  restyleVisibleFirst(() => {
    seen = Array.from(document.querySelectorAll("div"), ({ style }) => style.contentVisibility);
  });
  expect(seen).toEqual(["", "hidden"]);
});

test("a second turn on the heels of the first leaves nothing behind", () => {
  const blocks = page(6, 0);
  restyleVisibleFirst(() => {});
  frame();
  frame();
  restyleVisibleFirst(() => {});
  expect(held(blocks)).toEqual([3, 4, 5]);
  for (let count = 0; count < 6; count++) frame();
  expect(held(blocks)).toEqual([]);
  expect(blocks.every(({ style }) => style.height === "")).toBe(true);
});

test("of a long list in sight the articles that are not are held back, of one that is out of sight all at once", () => {
  const blocks = page(3, 0);
  const articles = blocks.slice(0, 2).flatMap((list) =>
    [1, 2].map(() => {
      const article = list.appendChild(document.createElement("article"));
      article.getBoundingClientRect = () => new DOMRect(0, 1200, 390, 300);
      return article;
    }),
  );
  restyleVisibleFirst(() => {});
  expect(held(blocks)).toEqual([]);
  expect(held(articles)).toEqual([0, 1, 2, 3]);
  expect(articles[1]).toHaveStyle({ height: "300px" });
  for (let count = 0; count < 6; count++) frame();
  expect(held(articles)).toEqual([]);

  const far = page(6, 0);
  const inside = far[4]?.appendChild(document.createElement("article"));
  if (inside) inside.getBoundingClientRect = () => new DOMRect(0, 2100, 390, 300);
  const measured = inside && jest.spyOn(inside, "getBoundingClientRect");
  restyleVisibleFirst(() => {});
  expect(held(far)).toEqual([3, 4, 5]);
  expect(inside).not.toHaveAttribute("style");
  expect(measured).not.toHaveBeenCalled();
});

test("from the turn until the last block has followed, <html> says so to theme-switch.css", () => {
  const { dataset } = document.documentElement;
  const blocks = page(6, 0);
  let turning: string | undefined;
  restyleVisibleFirst(() => (turning = dataset.restyle));
  expect(turning).toBe("");
  for (let count = 0; count < 4; count++) frame();
  expect(held(blocks)).toEqual([]);
  expect(dataset).toHaveProperty("restyle");
  frame();
  expect(dataset).not.toHaveProperty("restyle");
});

test("a page that is all in sight turns alone", () => {
  const turn = jest.fn();
  page(2, 0);
  restyleVisibleFirst(turn);
  frame();
  expect(document.documentElement.dataset).toHaveProperty("restyle");
  frame();
  expect(document.documentElement.dataset).not.toHaveProperty("restyle");
  expect(turn).toHaveBeenCalledTimes(1);
});
