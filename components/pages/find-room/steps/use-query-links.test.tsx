import { fireEvent, render, screen } from "@testing-library/react";
import { useQueryLinks } from "@/components/pages/find-room/steps/use-query-links.client";

const onFollow = jest.fn();

function Page() {
  useQueryLinks(onFollow);
  return (
    <main>
      <a href="/find_room/?adult=3">Three adults</a>
      <a href="/find_room/?adult=2#rooms">Rooms</a>
      <a href="/find_room/?adult=3" target="_blank">
        In a tab
      </a>
      <a href="/find_room/?adult=1#top">Top</a>
      <a href="/room/?adult=3">Another page</a>
      <h2 id="rooms">Rooms of the house</h2>
    </main>
  );
}

/** Clicks a link and says whether the browser was left to follow it. */
function click(name: string, init?: MouseEventInit): boolean {
  return fireEvent.click(screen.getByRole("link", { name }), init);
}

const scrollIntoView = jest.fn();
beforeEach(() => {
  onFollow.mockClear();
  // jsdom follows no link, and says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState(null, "", "/find_room/?adult=1");
});
afterEach(() => jest.restoreAllMocks());

test("a link to another stay of the page changes the address in place", () => {
  render(<Page />);
  const entries = window.history.length;
  expect(click("Three adults")).toBe(false);
  expect(window.location.search).toBe("?adult=3");
  expect(window.history.length).toBe(entries + 1);
});

test("a link to the present stay is followed too, without another step in the history", () => {
  window.history.replaceState(null, "", "/find_room/?adult=3");
  render(<Page />);
  const entries = window.history.length;
  expect(click("Three adults")).toBe(false);
  expect(window.history.length).toBe(entries);
  expect(onFollow.mock.calls.map(([query]) => String(query))).toEqual(["adult=3"]);
});

test("the part that the address names is scrolled to", () => {
  render(<Page />);
  click("Rooms");
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("heading")]);
});

test.each(["In a tab", "Top", "Another page"])("the browser follows %s itself", (name) => {
  render(<Page />);
  expect(click(name)).toBe(true);
  expect(window.location.search).toBe("?adult=1");
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a click with %j is the browser's", (init) => {
  render(<Page />);
  expect(click("Three adults", init)).toBe(true);
  expect(window.location.search).toBe("?adult=1");
});

test("a page that has been left follows no link any more", () => {
  const { unmount } = render(<Page />);
  unmount();
  document.body.innerHTML = `<a href="/find_room/?adult=3">Three adults</a>`;
  expect(click("Three adults")).toBe(true);
});
