import { revealOnScroll } from "@/components/shell/reveal-on-scroll";
import { setDeferredHeight } from "@/lib/browser/deferred-blocks";

jest.mock("framer-motion/dom", () => ({ inView: jest.fn(() => () => {}) }));
jest.mock("framer-motion/dom/mini", () => ({ animate: jest.fn() }));

test("what is below the fold waits, what is held back without being measured; in the end nothing does", () => {
  document.body.innerHTML =
    '<div data-reveal="" id="seen"></div><div data-reveal="rows" id="below"></div><section><div data-reveal="" id="held"></div></section>';
  window.innerHeight = 800;
  const measured = jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, this.id === "below" ? 1200 : 100, 390, 300);
    });
  const block = document.querySelector("section");
  if (block) setDeferredHeight([block, "50rem"]);
  const reveals = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>("[data-reveal]"),
      ({ dataset }) => dataset.reveal,
    );
  const stop = revealOnScroll();
  expect(reveals()).toEqual(["", "waiting", "waiting"]);
  expect(measured.mock.contexts).not.toContain(document.getElementById("held"));
  stop();
  expect(reveals()).toEqual(["", "rows", ""]);
});
