import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { SiteLink } from "@/components/ui/link/site-link.client";
import { prefersLessData } from "@/components/ui/browser/preferences";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => router }));
jest.mock("@/components/ui/browser/preferences", () => ({ prefersLessData: jest.fn() }));

const restMs = 120;

const show = (href: Parameters<typeof SiteLink>[0]["href"] = "/room?adult=2#top") => {
  render(<SiteLink href={href}>Rooms</SiteLink>);
  return screen.getByRole("link", { name: "Rooms" });
};

/** Presses the link, and answers whether the browser is left to follow it. */
function followed(link: HTMLElement, keys: MouseEventInit = {}) {
  const press = createEvent.click(link, keys);
  fireEvent(link, press);
  return !press.defaultPrevented;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(prefersLessData).mockReturnValue(false);
  router.push.mockClear();
  router.prefetch.mockClear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ["/", "/"],
  ["/room", "/room/"],
  ["/room?adult=2#top", "/room/?adult=2#top"],
  ["../contact", "../contact/"],
] as const)("%s is written as the export serves it, %s", (href, written) => {
  expect(show(href)).toHaveAttribute("href", written);
});

test("a press goes by the router, without a load", () => {
  expect(followed(show())).toBe(false);
  expect(router.push.mock.calls).toEqual([["/room/?adult=2#top"]]);
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])(
  "a press with %s is the browser's: a new tab, a new window, a download",
  (key) => {
    const link = show();
    // jsdom cannot follow a link, and says so.
    const stop = (press: Event) => press.preventDefault();
    let left = false;
    document.addEventListener("click", (press) => (left = !press.defaultPrevented), { once: true });
    document.addEventListener("click", stop, { once: true });
    followed(link, { [key]: true });
    expect(left).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test("a press that another has taken leads nowhere", () => {
  const link = show();
  link.parentElement?.addEventListener("click", (press) => press.preventDefault(), true);
  followed(link);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ["pointer", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["keyboard", fireEvent.focus, fireEvent.blur],
])("a %s at rest on it has its page fetched, one that passes has not", (_, arrive, leave) => {
  const link = show();
  arrive(link);
  jest.advanceTimersByTime(restMs - 1);
  leave(link);
  jest.advanceTimersByTime(restMs);
  expect(router.prefetch).not.toHaveBeenCalled();
  arrive(link);
  jest.advanceTimersByTime(restMs);
  expect(router.prefetch.mock.calls).toEqual([["/room/?adult=2#top"]]);
});

test("a finger has its page fetched at once, but not where data is saved", () => {
  const link = show();
  fireEvent.touchStart(link);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  jest.mocked(prefersLessData).mockReturnValue(true);
  fireEvent.touchStart(link);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});
