import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel } from "@/components/features/carousel/carousel";
import type { CarouselKind } from "@/components/features/carousel/carousel-settings";
import type { Turn } from "@/components/features/carousel/start-swiper";
import { heroAutoplayMs } from "@/lib/browser/timing";

let swipe: (() => void) | undefined;

/** Swiper needs a layout, which jsdom does not have; e2e/carousel.spec.ts tests the real one. */
jest.mock("@/components/features/carousel/start-swiper", () => ({
  startSwiper: (
    view: HTMLElement,
    _settings: unknown,
    start: number,
    listener: { onStop: (stop: number) => void; onSwipe: () => void },
  ) => {
    const count = view.firstElementChild?.childElementCount ?? 0;
    let at = start;
    const goTo = (stop: number) => {
      at = (stop + count) % count;
      listener.onStop(at);
    };
    swipe = () => {
      listener.onSwipe();
      goTo(at + 1);
    };
    return {
      turn: (to: Turn) => goTo(to === "next" ? at + 1 : to === "previous" ? at - 1 : to),
      reveal: goTo,
      destroy: () => {},
    };
  },
}));

let reducedMotion = false;
let motionChanges: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  motionChanges = [];
  swipe = undefined;
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({
      matches: reducedMotion,
      addEventListener: (_change: string, react: () => void) => motionChanges.push(react),
      removeEventListener: () => {},
    }),
  });
  Object.defineProperty(window, "IntersectionObserver", {
    configurable: true,
    value: class {
      constructor(
        private report: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      ) {}
      observe(target: Element) {
        this.report([{ isIntersecting: true, target }]);
      }
      unobserve() {}
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

const rooms = ["Deluxe", "Double", "Classic", "Family"];
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(kind: CarouselKind) {
  const guest = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <Carousel kind={kind} label="Rooms">
      {rooms.map((room) => (
        <a key={room} href="#rooms">
          {room}
        </a>
      ))}
    </Carousel>,
  );
  await wait(1_000);
  return { guest };
}

const focusOn = (element: HTMLElement) => act(() => element.focus());

const current = () => screen.getByRole("button", { current: true }).getAttribute("aria-label");

test("a carousel and its slides say what they are", async () => {
  await open("rooms");
  const region = screen.getByRole("region", { name: "Rooms" });
  expect(region).toHaveAttribute("aria-roledescription", "carousel");
  const third = within(region).getByRole("group", { name: "3 of 4" });
  expect(third).toHaveAttribute("aria-roledescription", "slide");
  expect(third).toHaveTextContent("Classic");
});

test("arrows turn the row and come round at both ends", async () => {
  const { guest } = await open("rooms");
  expect(current()).toBe("Go to slide 1");
  await guest.click(screen.getByRole("button", { name: "Next slide" }));
  expect(current()).toBe("Go to slide 2");
  await guest.click(screen.getByRole("button", { name: "Previous slide" }));
  await guest.click(screen.getByRole("button", { name: "Previous slide" }));
  expect(current()).toBe("Go to slide 4");
  await guest.click(screen.getByRole("button", { name: "Next slide" }));
  expect(current()).toBe("Go to slide 1");
});

test("a turn by the guest is announced", async () => {
  const { guest } = await open("rooms");
  expect(screen.queryByText("Slide 1 of 4")).not.toBeInTheDocument();
  await guest.click(screen.getByRole("button", { name: "Go to slide 3" }));
  expect(screen.getByText("Slide 3 of 4")).toHaveAttribute("aria-live", "polite");
});

test("arrow keys turn the row while the focus is inside it, but never inside a field", async () => {
  const { guest } = await open("rooms");
  await guest.keyboard("{ArrowRight}");
  expect(current()).toBe("Go to slide 1");
  focusOn(screen.getByRole("link", { name: "Deluxe" }));
  await guest.keyboard("{ArrowRight}");
  expect(current()).toBe("Go to slide 2");
  await guest.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(current()).toBe("Go to slide 4");
  await guest.keyboard("{Control>}{ArrowRight}{/Control}");
  expect(current()).toBe("Go to slide 4");
});

test("a column turns by up and down", async () => {
  const { guest } = await open("vertical");
  focusOn(screen.getByRole("button", { name: "Next slide" }));
  await guest.keyboard("{ArrowRight}");
  expect(current()).toBe("Go to slide 1");
  await guest.keyboard("{ArrowDown}");
  expect(current()).toBe("Go to slide 2");
});

test("offers show their arrows disabled, and still turn by dots and keys", async () => {
  const { guest } = await open("offers");
  expect(screen.getByRole("button", { name: "Previous slide" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Next slide" })).toBeDisabled();
  await guest.click(screen.getByRole("button", { name: "Go to slide 2" }));
  expect(current()).toBe("Go to slide 2");
  await guest.keyboard("{ArrowRight}");
  expect(current()).toBe("Go to slide 3");
});

test("only what moves by itself has a pause control", async () => {
  await open("rooms");
  await wait(60_000);
  expect(current()).toBe("Go to slide 1");
  expect(screen.queryByRole("button", { name: /autoplay/ })).not.toBeInTheDocument();
});

test("the first turn comes ten seconds after the page, however late the scripts start", async () => {
  delete document.documentElement.dataset.hydrated;
  jest.spyOn(performance, "now").mockReturnValue(7_400);
  Object.defineProperty(performance, "getEntriesByType", {
    configurable: true,
    value: () => [{ loadEventEnd: 400 }],
  });
  await open("hero");
  Reflect.deleteProperty(performance, "getEntriesByType");
  await wait(heroAutoplayMs - 7_000 - 100);
  expect(current()).toBe("Go to slide 1");
  await wait(200);
  expect(current()).toBe("Go to slide 2");
  await wait(heroAutoplayMs - 400);
  expect(current()).toBe("Go to slide 2");
  await wait(600);
  expect(current()).toBe("Go to slide 3");
});

test("the hero turns every ten seconds, pauses on request and resumes on request", async () => {
  const { guest } = await open("hero");
  await wait(heroAutoplayMs - 2_000);
  expect(current()).toBe("Go to slide 1");
  await wait(2_000);
  expect(current()).toBe("Go to slide 2");

  await guest.click(screen.getByRole("button", { name: "Pause autoplay" }));
  await wait(3 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");

  await guest.click(screen.getByRole("button", { name: "Play autoplay" }));
  await wait(heroAutoplayMs);
  expect(current()).toBe("Go to slide 3");
});

test("a slide's line grows with its time, and from nothing after a turn", async () => {
  await open("hero");
  const dots = screen.getByRole("button", { name: "Go to slide 1" }).parentElement;
  const elapsed = () => Number(dots?.style.getPropertyValue("--carousel-elapsed"));
  await wait(heroAutoplayMs / 2);
  expect(elapsed()).toBeCloseTo(0.5, 1);
  await wait(heroAutoplayMs / 2 - 100);
  expect(elapsed()).toBeGreaterThan(0.9);
  await wait(200);
  expect(current()).toBe("Go to slide 2");
  expect(elapsed()).toBeLessThan(0.1);
});

test.each([
  [
    "an arrow",
    (guest: ReturnType<typeof userEvent.setup>) =>
      guest.click(screen.getByRole("button", { name: "Next slide" })),
  ],
  [
    "a dot",
    (guest: ReturnType<typeof userEvent.setup>) =>
      guest.click(screen.getByRole("button", { name: "Go to slide 2" })),
  ],
  ["a swipe", () => act(async () => swipe?.())],
])("%s stops the hero for good", async (_what, turn) => {
  const { guest } = await open("hero");
  await turn(guest);
  await guest.unhover(document.body);
  focusOn(screen.getByRole("button", { name: "Play autoplay" }));
  await wait(5 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");
});

test("the hero waits while the keyboard or the pointer is on one of its links", async () => {
  const { guest } = await open("hero");
  focusOn(screen.getByRole("link", { name: "Deluxe" }));
  await wait(2 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 1");
  act(() => screen.getByRole("link", { name: "Deluxe" }).blur());
  await guest.hover(screen.getByRole("link", { name: "Deluxe" }));
  await wait(2 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 1");
  await guest.unhover(screen.getByRole("link", { name: "Deluxe" }));
  await wait(heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");
});

test("nothing moves by itself with reduced motion", async () => {
  reducedMotion = true;
  await open("hero");
  await wait(3 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 1");
});

test("prefers-reduced-motion is followed as soon as it changes", async () => {
  await open("hero");
  await wait(heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");
  reducedMotion = true;
  act(() => motionChanges.forEach((react) => react()));
  await wait(3 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");
});

test("the hero waits where the keyboard comes first, on its pause control", async () => {
  const { guest } = await open("hero");
  focusOn(screen.getByRole("button", { name: "Pause autoplay" }));
  await wait(2 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 1");
  await guest.keyboard("{Enter}{Enter}");
  await wait(heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");
});

test("neither a turn of its own nor a click on a link is announced", async () => {
  const { guest } = await open("hero");
  await wait(heroAutoplayMs);
  expect(current()).toBe("Go to slide 2");
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await guest.click(screen.getByRole("link", { name: "Double" }));
  expect(screen.queryByText(/^Slide \d of/)).not.toBeInTheDocument();
});

test("nothing moves by itself, and no slider is fetched, where data is saved", async () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  await open("hero");
  await wait(3 * heroAutoplayMs);
  expect(current()).toBe("Go to slide 1");
  expect(swipe).toBeUndefined();
  expect(screen.getByRole("button", { name: "Play autoplay" })).toBeInTheDocument();
});

test("a slide that the keyboard reaches comes into view", async () => {
  const { guest } = await open("rooms");
  focusOn(screen.getByRole("button", { name: "Next slide" }));
  await guest.tab();
  await guest.tab();
  expect(screen.getByRole("link", { name: "Double" })).toHaveFocus();
  expect(current()).toBe("Go to slide 2");
});

test("slides that have faded out cannot be reached", async () => {
  const { guest } = await open("hero");
  expect(screen.getByRole("group", { name: "1 of 4" })).not.toHaveAttribute("inert");
  expect(screen.getByText("Classic").closest("[inert]")).not.toBeNull();
  await guest.click(screen.getByRole("button", { name: "Go to slide 3" }));
  expect(screen.getByText("Classic").closest("[inert]")).toBeNull();
  expect(screen.getByText("Deluxe").closest("[inert]")).not.toBeNull();
});

test("a row with no control in it can be reached and scrolled by the keyboard", () => {
  render(
    <Carousel label="Guest feedback" kind="feedback">
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );
  expect(screen.getByRole("group", { name: "2 slides" })).toHaveAttribute("tabindex", "0");
});
