import { startPrefetching } from "@/lib/browser/prefetch-on-intent";

let savesData = false;
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );
const linkTo = (href: string) => {
  const link = Object.assign(document.createElement("a"), { href });
  link.append(document.createElement("span"));
  document.body.append(link);
  return link;
};
const pointAt = (target: EventTarget | null) =>
  target?.dispatchEvent(new Event("pointerover", { bubbles: true }));
const touch = (target: EventTarget) =>
  target.dispatchEvent(new Event("touchstart", { bubbles: true }));

beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, "matchMedia", { value: () => ({ matches: savesData }) });
  startPrefetching();
});
beforeEach(() => {
  savesData = false;
});

test("a page is fetched once a guest has pointed at its link for a moment, and once only", () => {
  const link = linkTo("/room/");
  pointAt(link.firstChild);
  expect(fetched()).not.toContain("/room/");
  jest.advanceTimersByTime(200);
  pointAt(link);
  jest.advanceTimersByTime(200);
  expect(fetched().filter((path) => path === "/room/")).toEqual(["/room/"]);
});

test("a link that is only passed fetches nothing", () => {
  pointAt(linkTo("/passed/"));
  jest.advanceTimersByTime(50);
  pointAt(document.body);
  jest.advanceTimersByTime(1_000);
  expect(fetched()).not.toContain("/passed/");
});

test("a touch fetches at once", () => {
  touch(linkTo("/touched/"));
  expect(fetched()).toContain("/touched/");
});

test("neither a file, nor another host, nor the page that is shown is fetched", () => {
  const before = fetched();
  for (const href of ["/film.mp4", "https://other.example/page/", `${location.pathname}#top`])
    touch(linkTo(href));
  expect(fetched()).toEqual(before);
});

test("nothing is fetched for guests who save data", () => {
  savesData = true;
  touch(linkTo("/saved/"));
  expect(fetched()).not.toContain("/saved/");
});
