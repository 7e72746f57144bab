import { scrollSnapDriver } from "@/components/features/carousel/scroll-snap-driver";
import { setDeferredHeight } from "@/lib/browser/deferred-blocks";

/** A row of four slides of 100 px, two in view, whose scrolling a test lets come frame by frame. */
function makeRow(scrollLeft: number) {
  const row = document.createElement("div");
  for (let place = 0; place < 4; place += 1) {
    const slide = document.createElement("div");
    Object.defineProperty(slide, "offsetLeft", { value: place * 100 });
    row.append(slide);
  }
  Object.defineProperties(row, { scrollWidth: { value: 400 }, clientWidth: { value: 200 } });
  row.scrollLeft = scrollLeft;
  row.scrollTo = jest.fn();
  const frame = (left: number) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event("scroll"));
  };
  return { row, frame };
}

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

test("whoever takes the row over goes on from where a press has sent it, seen or not", () => {
  const { row, frame } = makeRow(200);
  const onStop = jest.fn();
  const unseen = scrollSnapDriver(row, "horizontal", onStop);
  unseen.next();
  expect(onStop).toHaveBeenLastCalledWith(2);
  unseen.destroy();
  expect(onStop).toHaveBeenLastCalledWith(0);

  const half = scrollSnapDriver(row, "horizontal", onStop);
  half.next();
  frame(120);
  expect(onStop).toHaveBeenLastCalledWith(1);
  half.destroy();
  expect(onStop).toHaveBeenLastCalledWith(0);
});

test("a swipe cancels the programmatic scroll", () => {
  const { row, frame } = makeRow(0);
  const onStop = jest.fn();
  const rows = scrollSnapDriver(row, "horizontal", onStop);
  rows.goTo(2);
  row.dispatchEvent(new Event("pointerdown"));
  frame(100);
  rows.destroy();
  expect(onStop).toHaveBeenLastCalledWith(1);
});

test("two presses turn the row twice, however fast they come", () => {
  const { row } = makeRow(200);
  const rows = scrollSnapDriver(row, "horizontal", () => {});
  rows.next();
  rows.next();
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 100, behavior: "smooth" });
});

test("a row in a block that is held back is not measured, and told of once it scrolls", () => {
  const { row, frame } = makeRow(0);
  const measured = jest.fn(() => 400);
  Object.defineProperty(row, "scrollHeight", { get: measured });
  const block = document.createElement("section");
  block.append(row);
  setDeferredHeight([block, "50rem"]);
  const onStop = jest.fn();
  scrollSnapDriver(row, "vertical", onStop);
  expect(measured).not.toHaveBeenCalled();
  setDeferredHeight([block, ""]);
  frame(0);
  expect(measured).toHaveBeenCalled();
  expect(onStop).toHaveBeenCalledTimes(1);
});
