import { render } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { Arrival } from "@/components/shell/lay-out-arrival.client";
import { layOutVisibleFirst } from "@/components/shell/lay-out-visible-first";
import { arrival } from "@/lib/browser/arrival";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const blocks = ["opening", "words", "film", "team"];

/** Four blocks of 500 px and the footer, one under another. */
function page(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  return (
    <>
      <main>
        <Arrival />
        {blocks.map((id) => (
          <section key={`${path} ${id}`} id={id} />
        ))}
        <a href="#main" className="back-to-top">
          Back to top
        </a>
      </main>
      <footer id="footer" />
    </>
  );
}

const held = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[style*="content-visibility: hidden"]'),
    ({ id }) => id,
  );

beforeEach(() => {
  arrival.layOut = layOutVisibleFirst;
  jest.useFakeTimers();
  window.innerHeight = 800;
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, Math.max(0, [...blocks, "footer"].indexOf(this.id)) * 500, 390, 500);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens / and goes on to /about/, which a link to `address` may have named. */
function goOn(address = "") {
  const { rerender } = render(page("/"));
  expect(held()).toEqual([]);
  arrival.address = address;
  rerender(page("/about/"));
}

test("of a page that a link brings, what is out of sight follows after the frame that shows it, one block a frame", () => {
  goOn("/about/?adult=2");
  expect(held()).toEqual(["film", "team", "footer"]);
  jest.advanceTimersToNextFrame();
  expect(held()).toEqual(["film", "team", "footer"]);
  jest.advanceTimersToNextFrame();
  expect(held()).toEqual(["team", "footer"]);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(held()).toEqual([]);
  expect(document.querySelector<HTMLElement>("#footer")?.style.height).toBe("");
});

test("in a window that shows all of it nothing is held back", () => {
  window.innerHeight = 3000;
  goOn("/about/");
  expect(held()).toEqual([]);
});

test("a page that the guest goes back to is laid out whole, for the browser scrolls it", () => {
  goOn();
  expect(held()).toEqual([]);
});

test("so is one after a link to the page that the guest was on already", () => {
  goOn("/");
  expect(held()).toEqual([]);
});

test("and one of which the link names a part", () => {
  goOn("/about/#team");
  expect(held()).toEqual([]);
});
