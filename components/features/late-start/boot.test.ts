import {
  backToTopAfterPx,
  headerSolidAfterPx,
  lateFetchIdleMs,
  lateStartLatestMs,
  topBarHiddenAfterPx,
} from "@/lib/browser/timing";
import { markHydrated } from "@/lib/browser/hydrated";
import { boot } from "./boot";

const page = `
  <script type="text/late" data-src="/a.js" async=""></script>
  <button type="button" data-click="theme">Dark mode</button>
  <button type="button" id="film">Play</button>
  <button type="button" popovertarget="menu">Menu</button>
  <button type="button" data-click="expand" aria-expanded="false" aria-controls="answer">When?</button>
  <p id="answer" hidden="until-found">At two.</p>
  <div><button type="button" data-click="remove" aria-disabled="true">-</button><output for="count">1</output><button type="button" data-click="add">+</button></div>
  <input id="count" inputmode="numeric" value="1">
  <form id="search" method="get" action="/find_room/"><button>Search</button></form>
  <form id="letter" method="dialog"><input required><button>Send</button></form>`;

const started = () => document.querySelector('script[src]:not([type="text/late"])');
const find = <Found extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const click = (selector: string) => find(selector).click();
const hydrate = async () => {
  markHydrated();
  await jest.advanceTimersByTimeAsync(50);
};
let ends: (() => void)[] = [];
const fetchAhead = jest.fn(() => Promise.reject(new Error("offline")));

function watch(target: EventTarget) {
  const listen = target.addEventListener.bind(target);
  jest.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
    ends.push(() => target.removeEventListener(type, listener, options));
    listen(type, listener, options);
  });
}

function open({ address = "/", arrival = "navigate", body = page } = {}) {
  window.history.replaceState(null, "", address);
  performance.getEntriesByType = jest.fn().mockReturnValue([{ type: arrival }]);
  document.documentElement.removeAttribute("data-hydrated");
  document.body.innerHTML = body;
  // The listeners of one document's boot script must not reach the next document.
  ends = [];
  watch(window);
  watch(document);
  boot();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, "fetch", { value: fetchAhead, configurable: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  localStorage.clear();
  document.documentElement.className = "light";
});
afterEach(() => {
  ends.forEach((end) => end());
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.innerHTML = "";
});

test("a page that is left alone fetches its scripts after loading, and does not run them", () => {
  open();
  expect(fetchAhead).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(lateFetchIdleMs);
  expect(fetchAhead).toHaveBeenCalledWith("/a.js", { priority: "low" });
  expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
  jest.advanceTimersByTime(60_000);
  expect(started()).toBeNull();
});

describe("of a page with something that plays by itself", () => {
  let show: (isIntersecting: boolean, target?: Element) => void = () => {};
  const body = `${page}<section data-autoplay="10000"></section>`;
  beforeEach(() => {
    const observe = jest.fn();
    Object.defineProperty(window, "IntersectionObserver", {
      configurable: true,
      value: jest.fn(
        (notice: (entries: { isIntersecting: boolean; target: Element }[]) => void) => {
          show = (isIntersecting, target = find("section")) => notice([{ isIntersecting, target }]);
          return { observe, unobserve: jest.fn() };
        },
      ),
    });
  });
  const load = (opened = body) => {
    open({ body: opened });
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(lateFetchIdleMs);
  };

  test("the scripts run when it is in sight and its first slide has almost had its time", () => {
    load();
    show(false);
    jest.advanceTimersByTime(10_000);
    expect(started()).toBeNull();
    jest.spyOn(performance, "now").mockReturnValue(2000);
    show(true);
    jest.advanceTimersByTime(10_000 - 2000 - 1);
    expect(started()).toBeNull();
    jest.advanceTimersByTime(1 + lateFetchIdleMs);
    expect(started()).not.toBeNull();
  });

  test("a part that only scripts can fill starts them with reduced motion too", () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    load(`${page}<section data-needs-scripts="0"></section>`);
    show(true);
    jest.advanceTimersByTime(lateFetchIdleMs + 1);
    expect(started()).not.toBeNull();
  });

  const waits = `${page}<section data-needs-scripts="4000"></section>`;

  test("such a part waits its time for a guest from another site", () => {
    jest.spyOn(performance, "now").mockReturnValue(1000);
    load(waits);
    show(true);
    jest.advanceTimersByTime(4000 - 1000 - 1);
    expect(started()).toBeNull();
    jest.advanceTimersByTime(1 + lateFetchIdleMs);
    expect(started()).not.toBeNull();
  });

  test("and does not wait for one from this site", () => {
    jest.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/`);
    load(waits);
    show(true);
    jest.advanceTimersByTime(lateFetchIdleMs + 1);
    expect(started()).not.toBeNull();
  });

  test("nothing runs with reduced motion", () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    load();
    expect(window.IntersectionObserver).not.toHaveBeenCalled();
  });
});

test("where data is saved no page is rendered ahead", () => {
  const answer = matchMedia("");
  window.matchMedia = jest.fn((query) => ({ ...answer, matches: /data/.test(query) }));
  open({ body: `${page}<script type="speculationrules">{}</script>` });
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  expect(document.querySelector("[type=speculationrules]")).toBeNull();
});

test("a guest who never pauses is answered all the same", () => {
  open();
  for (let ms = 0; ms < lateStartLatestMs; ms += 200) {
    expect(started()).toBeNull();
    window.dispatchEvent(new Event("keydown"));
    jest.advanceTimersByTime(200);
  }
  expect(started()).not.toBeNull();
});

const moved = (movementX: number, movementY: number) =>
  Object.assign(new Event("pointermove"), { movementX, movementY });

test.each([
  ["turn of the wheel", new Event("wheel")],
  ["scroll", new Event("scroll")],
  ["pointer that goes across", moved(1, 0)],
  ["pointer that goes down", moved(0, 1)],
])("a %s starts the scripts soon, however long it goes on", (_, event) => {
  open();
  window.dispatchEvent(event);
  jest.advanceTimersByTime(400);
  window.dispatchEvent(event);
  expect(started()).toBeNull();
  jest.advanceTimersByTime(200);
  expect(started()).not.toBeNull();
});

test("a pointer that rests while the page is laid out below it starts nothing", () => {
  open();
  window.dispatchEvent(moved(0, 0));
  jest.advanceTimersByTime(1000);
  expect(started()).toBeNull();
});

test("the bar follows the scroll position before hydration", () => {
  open();
  window.scrollY = Math.max(headerSolidAfterPx, topBarHiddenAfterPx, backToTopAfterPx) + 1;
  window.dispatchEvent(new Event("scroll"));
  const all = [backToTopAfterPx, headerSolidAfterPx, topBarHiddenAfterPx].join(" ");
  expect(document.documentElement).toHaveAttribute("data-past", all);
  window.scrollY = Math.min(headerSolidAfterPx, topBarHiddenAfterPx);
  window.dispatchEvent(new Event("scroll"));
  expect(document.documentElement).toHaveAttribute("data-past", String(backToTopAfterPx));
});

test.each(["pointerdown", "keydown", "focusin"])(
  "a %s starts them once the guest pauses",
  (type) => {
    open();
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(400);
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(400);
    expect(started()).toBeNull();
    jest.advanceTimersByTime(200);
    expect(started()).not.toBeNull();
  },
);

test.each([
  ["a query", { address: "/?room=2" }],
  ["a fragment", { address: "/#offers" }],
  ["a reload", { arrival: "reload" }],
  ["a way back", { arrival: "back_forward" }],
])("%s starts them at once", (_, visit) => {
  open(visit);
  expect(started()).not.toBeNull();
});

test("the theme, an answer and a count change at the click", async () => {
  open();
  click("[data-click=theme]");
  expect(document.documentElement).toHaveClass("dark");
  expect(document.documentElement).not.toHaveClass("light");
  expect(localStorage.getItem("darkMode")).toBe("true");
  click("[data-click=expand]");
  expect(find("[data-click=expand]")).toHaveAttribute("aria-expanded", "true");
  expect(find("#answer")).not.toHaveAttribute("hidden");
  click("[data-click=expand]");
  expect(find("#answer")).toHaveAttribute("hidden", "until-found");
  find("#answer").dispatchEvent(new Event("beforematch", { bubbles: true }));
  expect(find("[data-click=expand]")).toHaveAttribute("aria-expanded", "true");
  click("[data-click=add]");
  click("[data-click=add]");
  click("[data-click=remove]");
  expect(document.querySelector("output")).toHaveTextContent("2");
  expect(document.getElementById("count")).toHaveValue("2");
  const remove = find("[data-click=remove]");
  expect(remove).toHaveAttribute("aria-disabled", "false");
  remove.focus();
  click("[data-click=remove]");
  expect(remove).toHaveAttribute("aria-disabled", "true");
  expect(remove).toHaveFocus();
  click("[data-click=remove]");
  expect(document.querySelector("output")).toHaveTextContent("1");
});

test("an arrow turns its row by a slide, and comes round at the end", () => {
  open({
    body: `${page}<section class="carousel"><div class="carousel-row"><div></div><div></div></div><button type="button" data-click="next">Next slide</button></section>`,
  });
  const row = find(".carousel-row");
  Object.defineProperties(row, { scrollWidth: { value: 200 }, clientWidth: { value: 100 } });
  Object.defineProperty(row.lastElementChild, "offsetLeft", { value: 100 });
  row.scrollTo = jest.fn();
  click("[data-click=next]");
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 100, behavior: "smooth" });
  row.scrollLeft = 100;
  click("[data-click=next]");
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" });
});

test("clicks that only a client component can answer are repeated in their order once it is hydrated", async () => {
  open();
  const answered: string[] = [];
  click("#film");
  click("#letter button");
  await jest.advanceTimersByTimeAsync(50);
  expect(started()).not.toBeNull();
  find("#film").onclick = () => answered.push("film");
  find("#letter button").onclick = () => answered.push("letter");
  expect(answered).toEqual([]);
  await hydrate();
  expect(answered).toEqual(["film", "letter"]);
  click("#film");
  expect(answered).toEqual(["film", "letter", "film"]);
});

describe("a link that carries the stay", () => {
  const body = `${page}<a data-stay="current" href="#rooms">Book Now</a>`;
  const clickLink = (init?: MouseEventInit) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    find("a").dispatchEvent(event);
    return event;
  };

  test("waits for hydration where the address holds one", async () => {
    open({ address: "/?adult=2", body });
    expect(clickLink({ ctrlKey: true }).defaultPrevented).toBe(false);
    expect(clickLink().defaultPrevented).toBe(true);
    const listener = jest.fn();
    find("a").onclick = listener;
    await hydrate();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("is followed at once where it holds none", () => {
    open({ body });
    expect(clickLink().defaultPrevented).toBe(false);
  });
});

test("without storage the theme waits for its client component too", async () => {
  open();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  click("[data-click=theme]");
  expect(document.documentElement).not.toHaveClass("dark");
  const listener = jest.fn();
  find("[data-click=theme]").onclick = listener;
  await hydrate();
  expect(listener).toHaveBeenCalledTimes(1);
});

test("what the browser does by itself is left to it", () => {
  open();
  const menu = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("[popovertarget]").dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(false);
  const search = new Event("submit", { bubbles: true, cancelable: true });
  // jsdom cannot submit a form and reports an error.
  let kept: boolean | undefined;
  window.addEventListener("submit", (event) => (kept = event.defaultPrevented));
  find("#search").dispatchEvent(search);
  expect(kept).toBe(false);
});

test("a field that the browser refuses says so", () => {
  open();
  const field = find<HTMLInputElement>("#letter input");
  expect(field.checkValidity()).toBe(false);
  expect(field).toHaveAttribute("aria-invalid", "true");
});

test("a form sent by the Enter key waits with its words", async () => {
  open();
  const form = find<HTMLFormElement>("#letter");
  form.requestSubmit = jest.fn();
  const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  await hydrate();
  expect(form.requestSubmit).toHaveBeenCalledTimes(1);
});

test("where a script cannot be fetched, what waited is left to the browser", async () => {
  open();
  const listener = jest.fn();
  find("#film").onclick = listener;
  click("#film");
  await jest.advanceTimersByTimeAsync(50);
  expect(listener).not.toHaveBeenCalled();
  started()?.dispatchEvent(new Event("error"));
  await jest.advanceTimersByTimeAsync(50);
  expect(listener).toHaveBeenCalledTimes(1);
  click("#film");
  expect(listener).toHaveBeenCalledTimes(2);
  click("[data-click=add]");
  expect(find("output")).toHaveTextContent("2");
});

test("an error page in place of a script counts as a script that cannot be fetched", async () => {
  open();
  const listener = jest.fn();
  find("#film").onclick = listener;
  click("#film");
  await jest.advanceTimersByTimeAsync(50);
  const { src: filename } = find<HTMLScriptElement>("script[src]:not([type])");
  const tell = (error: Error) => window.dispatchEvent(new ErrorEvent("error", { error, filename }));
  tell(new Error("a component's own"));
  await jest.advanceTimersByTimeAsync(50);
  expect(listener).not.toHaveBeenCalled();
  tell(new SyntaxError("Unexpected token '<'"));
  await jest.advanceTimersByTimeAsync(50);
  expect(listener).toHaveBeenCalledTimes(1);
});
