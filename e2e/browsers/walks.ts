import type { Tab } from "./browser";

const homes = ["/", "/home2/", "/home3/", "/home4/", "/home5/"];
const inner = ["about", "room", "find_room", "room_details", "services", "service_details"];
const others = ["our_team", "pricing", "blog", "blog_details", "contact"];
const singles = ["resorts", "plan", "am", "stay_card", "accessibility"];
const templates = [...homes, ...[...inner, ...others, ...singles].map((name) => `/${name}/`)];

const patienceMs = 15_000;
const quietMs = 700;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const visible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())`;

/** A guest in a tab, with the addresses of the site. */
export function guestIn(tab: Tab, origin: string) {
  /** Waits until nothing is being fetched, because leaving earlier aborts requests, which the browser reports as errors. */
  async function settle() {
    const count = () => tab.read(`performance.getEntriesByType("resource").length`);
    for (let before: unknown = -1, now = await count(); now !== before; now = await count()) {
      before = now;
      await wait(quietMs);
    }
  }
  async function until(what: string, expression: string) {
    const end = Date.now() + patienceMs;
    // A page that is being unloaded does not answer.
    while (!(await tab.read(`!!(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
      await wait(100);
    }
  }
  return {
    read: tab.read,
    pressEscape: tab.pressEscape,
    settle,
    until,
    async goto(address: string) {
      await tab.open(origin + address);
      await settle();
    },
    async click(selector: string) {
      await until(`${selector} is there`, visible(selector));
      await tab.click(selector);
    },
  };
}

type Guest = ReturnType<typeof guestIn>;

const darkMode = '[aria-label="Dark mode"]';
const isAlive = `document.querySelector('${darkMode}[aria-pressed]')`;
const isDark = `document.documentElement.classList.contains("dark")`;

export const walks: Record<string, (guest: Guest) => Promise<void>> = {
  async "every template opens"({ goto, until }) {
    for (const address of templates) {
      await goto(address);
      await until(
        `${address} is sound`,
        `document.title !== "" && document.querySelectorAll("h1").length === 1 && document.querySelector("h1").checkVisibility() && document.documentElement.scrollWidth <= innerWidth`,
      );
    }
  },
  async "the search reaches its answer"({ goto, read, click, until }) {
    await goto("/find_room/");
    const field = (name: string) => `document.querySelector('main form [name="${name}"]')`;
    await read(
      `(${field("selectedInDate")}.value = "2027-02-27", ${field("selectedOutDate")}.value = "2027-03-02", true)`,
    );
    await click('main form [type="submit"]');
    await until(
      "the nights are shown",
      `document.querySelector("main").textContent.includes("3 nights")`,
    );
  },
  async "dark mode turns and stays"({ goto, click, until }) {
    await goto("/");
    await until("the page is alive", isAlive);
    await click(darkMode);
    await until("it is pressed", visible(`${darkMode}[aria-pressed="true"]`));
    await goto("/about/");
    await until("it is still dark", isDark);
    await click(darkMode);
    await until("it is light", `!${isDark}`);
  },
  async "a carousel turns"({ goto, read, click, until, settle }) {
    await goto("/home2/");
    const arrow = '[aria-label="Next slide"]';
    const slides = `${visible(arrow)}.closest('[aria-roledescription="carousel"]').querySelectorAll('[aria-roledescription="slide"]')`;
    const state = `[...${slides}].map((one) => one.hasAttribute("data-active") + " " + Math.round(one.getBoundingClientRect().x)).join()`;
    await until("there is an arrow", visible(arrow));
    const before = await read(state);
    await click(arrow);
    await until("the slides move", `${state} !== ${JSON.stringify(before)}`);
    await settle();
  },
  async "the lightbox opens and closes"({ goto, click, until, pressEscape }) {
    await goto("/");
    await until("the page is alive", isAlive);
    await click('[aria-label^="Play video"]');
    await until("the film is there", `document.querySelector("[role=dialog] video")`);
    await pressEscape();
    await until("it is closed", `!document.querySelector("[role=dialog] video")`);
  },
};
