import { revealOnScroll } from "@/components/shell/start/reveal-on-scroll";

jest.mock("framer-motion/dom", () => ({ inView: jest.fn(() => () => {}) }));
jest.mock("framer-motion/dom/mini", () => ({ animate: jest.fn() }));

test("what is below the fold waits; in the end nothing does", () => {
  document.body.innerHTML =
    '<div data-reveal="" id="seen"></div><div data-reveal="rows" id="below"></div>';
  window.innerHeight = 800;
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, this.id === "below" ? 1200 : 100, 390, 300);
  });
  const reveals = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>("[data-reveal]"),
      ({ dataset }) => dataset.reveal,
    );
  const stop = revealOnScroll();
  expect(reveals()).toEqual(["", "waiting"]);
  stop();
  expect(reveals()).toEqual(["", "rows"]);
});
