import type { Locator, Page } from "@playwright/test";
import { stepTexts } from "@/content/copy/booking-steps";
import { contactForm, dialogs } from "@/content/copy/forms";
import { homeApartment } from "@/content/copy/home-apartment";
import { quickDates } from "@/content/copy/quick-dates";
import { compareTexts } from "@/content/copy/compare";
import { planTexts } from "@/content/copy/plan";
import { sendTexts } from "@/content/copy/stay-request";
import { placeNames } from "@/content/model/place-names";
import { roomOf, rooms } from "@/content/model/rooms";
import { hydrate } from "./support/hydrate";
import { inTurn, isFull, onDesktop, share } from "./support/matrix";
import { holdRequests } from "./support/requests";
import { expect, test } from "./support/test";
import { translate } from "./support/translate";
import { startingWith } from "./support/words";

/** Smooth scrolling would move a button away from under the pointer. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/* Password managers, grammar checkers and translators change a page while a guest uses it. */

const wordsOf = (page: Page) =>
  page.getByRole("main").evaluate((main: HTMLElement) => main.innerText);

/** Leads from the dates to the request, and returns the words of each step. */
async function wordsOnTheWay(page: Page) {
  const words: string[] = [];
  const [room] = rooms;
  if (!room) throw new Error("content/records/rooms has no room");
  const steps = page.getByRole("navigation", { name: stepTexts.label });
  await page.getByRole("link", { name: startingWith(quickDates.thisWeekend) }).click();
  await expect(page).toHaveURL(/selectedInDate/);
  await expect(page.locator("#rooms article").first()).toContainText(/\d nights?\b/);
  words.push(await wordsOf(page));
  await page
    .locator("#rooms")
    .getByRole("heading", { name: room.title, exact: true })
    .scrollIntoViewIfNeeded();
  await page.locator("#rooms article", { hasText: room.title }).getByRole("link").last().click();
  await expect(steps.locator("[aria-current=step]")).toContainText(stepTexts.send.label);
  await expect(page.locator("#send textarea").first()).toBeVisible();
  words.push(await wordsOf(page));
  return words;
}

/** The words without what differs from visit to visit: the reference of a request. */
const comparable = (words: string[]) =>
  words.map((text) => text.replace(/\b[A-Z0-9]{2,}-[A-Z0-9-]+\b/g, ""));

test(
  "a page that the browser has translated leads to the request, with the words of the plain page",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/find_room/");
    await hydrate(page);
    const plain = await wordsOnTheWay(page);
    await page.goto("/find_room/");
    await hydrate(page);
    await page.evaluate(translate);
    expect(comparable(await wordsOnTheWay(page))).toEqual(comparable(plain));
  },
);

type Walk = {
  readonly address: string;
  readonly steps: readonly ((page: Page) => Promise<void>)[];
};

const clickButton = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();

const lightboxOn = (page: Page) => page.getByRole("dialog", { name: homeApartment.gallery.title });

const walks: Readonly<Record<string, Walk>> = {
  "the planner": {
    address: "/plan/",
    steps: [
      async (page) => {
        await clickButton(`${planTexts.moreAt} ${placeNames.tana.name}`)(page);
        // The ways to send a journey load with its first change.
        await expect(page.getByText(sendTexts.channels.read)).toBeVisible();
      },
      clickButton(`${planTexts.later} ${placeNames.entoto.name}`),
      clickButton(`${planTexts.lessAt} ${placeNames.tana.name}`),
      clickButton(planTexts.undo),
    ],
  },
  "the comparison": {
    address: "/find_room/?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=1",
    steps: [
      ...["deluxe-room", "family-room"].map((id) =>
        clickButton(`${compareTexts.mark}: ${roomOf(id).title}`),
      ),
      async (page) => {
        await clickButton(compareTexts.compare)(page);
        // The comparison is fetched, and its rooms with it.
        await expect(
          page.getByRole("columnheader", { name: roomOf("family-room").title }),
        ).toBeVisible();
      },
      clickButton(`${compareTexts.remove}: ${roomOf("family-room").title}`),
    ],
  },
  "the contact form": {
    address: "/contact/",
    steps: [
      (page) => page.getByRole("textbox", { name: contactForm.name.label }).first().fill("Hanna"),
      async (page) => {
        await clickButton(contactForm.submit)(page);
        await expect(page.getByRole("dialog", { name: dialogs.warning.title })).toBeVisible();
      },
      async (page) => {
        await clickButton(dialogs.warning.confirm)(page);
        await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
      },
      async (page) => {
        await clickButton(dialogs.success.confirm)(page);
        // The ways to send a message load with the first one.
        await expect(page.getByText(sendTexts.channels.read)).toBeVisible();
      },
      (page) => page.getByText(sendTexts.channels.read).click(),
    ],
  },
  "the lightbox": {
    address: "/home5/",
    steps: [
      async (page) => {
        await clickButton(homeApartment.gallery.open)(page);
        await expect(lightboxOn(page)).toBeVisible();
      },
      clickButton("Next"),
      async (page) => {
        await clickButton("Close")(page);
        await expect(lightboxOn(page)).toHaveCount(0);
      },
    ],
  },
};

/** Takes the steps of a walk and returns the words of the page after each. */
async function wordsAfter(page: Page, { steps }: Walk) {
  const words: string[] = [];
  for (const step of steps) {
    await step(page);
    // What answers a click may have to be fetched first.
    await page.waitForLoadState("networkidle");
    const text = await page.evaluate(() => document.body.innerText);
    // A wrapped text in a table breaks its line elsewhere.
    const [plain = ""] = comparable([text]);
    words.push(plain.replace(/\s+/g, ""));
  }
  return words;
}

for (const [place, [name, walk]] of Object.entries(walks).entries()) {
  test(
    `${name} says the same in a page that the browser has translated`,
    { tag: inTurn(place) },
    async ({ page }) => {
      await page.goto(walk.address);
      await hydrate(page);
      const plain = await wordsAfter(page, walk);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto("/robots.txt");
      await page.goto(walk.address);
      await hydrate(page);
      await page.evaluate(translate);
      const translated = await wordsAfter(page, walk);
      for (const [step, words] of translated.entries())
        expect(words, `step ${step + 1}`).toBe(plain[step]);
    },
  );
}

/** What others add before hydration. */
const additions: Readonly<Record<string, () => void>> = {
  "an element at the start of the body": () => document.body.prepend(document.createElement("div")),
  "an icon beside each field": () =>
    document
      .querySelectorAll("input, textarea")
      .forEach((field) => field.after(document.createElement("span"))),
  "an icon in each label": () =>
    document
      .querySelectorAll("label")
      .forEach((label) => label.append(document.createElement("i"))),
  "a translation": translate,
};

const typedWord = "hanna@example.com";

/** Fills a field in with what its kind accepts. */
async function fillIn(field: Locator) {
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.inputMode || element.type : element.localName,
  );
  if (kind === "select") await field.selectOption({ index: 2 });
  else if (kind === "checkbox") await field.check();
  else if (kind === "date") await field.fill("2026-12-03");
  else await field.fill(kind === "numeric" ? "3" : typedWord);
  await field.focus();
}

/** What a guest has typed, chosen and ticked in the fields. */
const answersIn = (fields: Locator) =>
  fields.evaluateAll((all) =>
    all.map((field) => {
      if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked;
      const isField =
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement;
      return isField ? field.value : undefined;
    }),
  );

/** The pages with fields, and how many each has at least; the menus of the additions are in all of them. */
const written = [
  ["/contact/", 4],
  ["/blog_details/", 6],
  ["/blog/", 2],
  ["/", 3],
  ["/home2/", 5],
  ["/home3/", 5],
  ["/find_room/", 3],
  ["/plan/", 2],
] as const;

const allAdditions = Object.entries(additions);
const [contact, ...others] = written;
/** Every addition on one page, and one of them on each of the others. */
const visits = [
  ...allAdditions.map((addition) => [contact, addition] as const),
  ...share(others, 0, 2).flatMap((page, place) =>
    (isFull ? allAdditions : allAdditions.slice(place % 4, (place % 4) + 1)).map(
      (addition) => [page, addition] as const,
    ),
  ),
];

for (const [place, [[address, least], [name, add]]] of visits.entries()) {
  test(
    `${name}, added before hydration, takes no typed word of ${address}`,
    { tag: inTurn(place) },
    async ({ page, tolerate }) => {
      // React reports that it renders the page anew.
      tolerate(/React error #418/);
      const releaseScripts = await holdRequests(page, "**/_next/static/**/*.js");
      await page.goto(address, { waitUntil: "commit" });
      await page.getByRole("contentinfo").waitFor();
      const fields = page.locator("input, textarea, select").filter({ visible: true });
      const count = await fields.count();
      expect(count).toBeGreaterThanOrEqual(least);
      for (const field of await fields.all()) await fillIn(field);
      const answers = await answersIn(fields);
      await page.evaluate(add);
      releaseScripts();
      await hydrate(page);
      await expect.poll(() => answersIn(fields)).toEqual(answers);
      await expect(fields.last()).toBeFocused();
    },
  );
}
