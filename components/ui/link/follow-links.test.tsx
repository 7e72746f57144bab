import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { arrival } from "@/lib/browser/arrival";
import { prefersReducedData } from "@/lib/browser/preferences";
import { followLinks } from "@/components/ui/link/follow-links";

jest.mock("@/lib/browser/preferences", () => ({ prefersReducedData: jest.fn() }));

const router = { push: jest.fn(), prefetch: jest.fn() };
const restMs = 120;

/** The link, and a part of it: presses and pointers meet what lies in a link. */
function show(attributes: React.ComponentProps<"a"> = { href: "/room/?adult=2#top" }) {
  render(
    <a {...attributes}>
      <span>Rooms</span>
    </a>,
  );
  return screen.getByText("Rooms");
}

/** Presses, and answers whether the browser is left to follow the link. jsdom cannot, and is kept from it. */
function followed(part: HTMLElement, keys: MouseEventInit = {}) {
  const press = createEvent.click(part, keys);
  let left = false;
  const stop = () => {
    left = !press.defaultPrevented;
    press.preventDefault();
  };
  window.addEventListener("click", stop, { once: true });
  fireEvent(part, press);
  return left;
}

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(prefersReducedData).mockReturnValue(false);
  router.push.mockClear();
  router.prefetch.mockClear();
  arrival.address = "";
  end = followLinks(router);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test("a press goes by the router, without a load, and says where it leads", () => {
  expect(followed(show())).toBe(false);
  expect(router.push.mock.calls).toEqual([["/room/?adult=2#top"]]);
  expect(arrival.address).toBe("/room/?adult=2#top");
});

test("an address from this page is followed from this page", () => {
  window.history.replaceState(null, "", "/home2/room/");
  followed(show({ href: "../contact/" }));
  window.history.replaceState(null, "", "/");
  expect(router.push.mock.calls).toEqual([["/home2/contact/"]]);
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])(
  "a press with %s is the browser's: a new tab, a new window, a download",
  (key) => {
    expect(followed(show(), { [key]: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test.each([
  ["another host", { href: "https://adey.example/room/" }],
  ["a file", { href: "/cards/tana.vcf" }],
  ["a place on the page", { href: "#rooms" }],
  ["an e-mail", { href: "mailto:stay@adey.example" }],
  ["a link with a target", { href: "/", target: "_self" }],
])("%s is the browser's", (_, attributes) => {
  const part = show(attributes);
  fireEvent.touchStart(part);
  expect(followed(part)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});

test("a press that another has taken leads nowhere", () => {
  const part = show();
  part.addEventListener("click", (press) => press.preventDefault());
  expect(followed(part)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ["pointer", fireEvent.pointerOver, fireEvent.pointerOut],
  ["keyboard", fireEvent.focusIn, fireEvent.focusOut],
])("a %s at rest on it has its page fetched, one that passes has not", (_, arrive, leave) => {
  const part = show();
  arrive(part);
  jest.advanceTimersByTime(restMs - 1);
  leave(part);
  jest.advanceTimersByTime(restMs);
  expect(router.prefetch).not.toHaveBeenCalled();
  arrive(part);
  jest.advanceTimersByTime(restMs);
  expect(router.prefetch.mock.calls).toEqual([["/room/?adult=2#top"]]);
});

test("a pointer that moves within a link stays at rest on it", () => {
  const part = show();
  fireEvent.pointerOver(part);
  jest.advanceTimersByTime(restMs - 1);
  const out = { bubbles: true, relatedTarget: part.parentElement };
  fireEvent(part, new MouseEvent("pointerout", out));
  fireEvent.pointerOver(screen.getByRole("link"));
  jest.advanceTimersByTime(1);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});

test("a finger has its page fetched at once, but not where data is saved", () => {
  const part = show();
  fireEvent.touchStart(part);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  jest.mocked(prefersReducedData).mockReturnValue(true);
  fireEvent.touchStart(part);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});

test("ended, every link is the browser's again", () => {
  end();
  expect(followed(show())).toBe(true);
});
