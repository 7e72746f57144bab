import type { Page } from "@playwright/test";
import { newsletterForm } from "@/content/copy/forms";
import { homeMenuLabel } from "@/content/copy/pages";
import { placeNames } from "@/content/model/place-names";
import { site } from "@/content/model/site";
import { ringMeasure } from "./support/focus-ring";
import { walk, type Stop } from "./support/keyboard-walk";
import { isFull, share } from "./support/matrix";
import { oneOfEachModule, templates } from "./support/routes";
import { accessibilityNodes, type AccessibleNode } from "./support/screen-reader";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";
import { turn, type Theme } from "./support/theme";

/** Motion is off, so that nothing waits for its entrance and no carousel turns while the page is read. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const landmarks = [
  "banner",
  "navigation",
  "main",
  "region",
  "search",
  "form",
  "complementary",
  "contentinfo",
];

/**
 * These share a name but are distinguished by their region: the carousel's, the newsletter's form, the browser's own button in a date
 * field.
 */
const namedByTheirPlace = new RegExp(
  `^(Go to slide \\d+|Previous slide|Next slide|${newsletterForm.submit}|Show date picker.*)$`,
);

/**
 * The specification has these: Home in a breadcrumb is the site's and in the menu the variant's; Tana in the resorts' contents has its
 * home.
 */
const twoPlaces = [homeMenuLabel, placeNames.tana.name];

function duplicates(things: readonly string[]): string[] {
  return things.filter((thing, place) => things.indexOf(thing) !== place);
}

/** Returns "h2 Gallery after h4 ..." for every heading that skips a level. */
function skippedLevels(nodes: readonly AccessibleNode[]): string[] {
  const headings = nodes.filter(({ role }) => role === "heading");
  return headings.flatMap(({ name, to }, place) => {
    const before = Number(headings[place - 1]?.to ?? 0);
    return Number(to) > before + 1 ? [`h${to} "${name}" after h${before}`] : [];
  });
}

/** Finds links with one name and different targets, and buttons with one name, because out of context they cannot be told apart. */
function ambiguous(nodes: readonly AccessibleNode[]): string[] {
  const links = new Map<string, string>();
  const ambiguousLinks = nodes.flatMap(({ role, name, to }) => {
    if (role !== "link" || !to || twoPlaces.includes(name)) return [];
    const elsewhere = (links.get(name) ?? to) !== to;
    links.set(name, to);
    return elsewhere ? [`link "${name}"`] : [];
  });
  const buttons = nodes.filter(
    ({ role, name }) => role === "button" && !namedByTheirPlace.test(name),
  );
  return [...ambiguousLinks, ...duplicates(buttons.map(({ name }) => `button "${name}"`))];
}

/** WCAG 2.5.3: the accessible name must contain the visible label, so that voice control can click the control. */
function labelsNotInName(page: Page): Promise<string[]> {
  return page.locator(":is(a, button)[aria-label]:visible").evaluateAll((controls) =>
    controls.flatMap((control) => {
      // A slide that shows "01" is called "slide 1".
      const plain = (text: string) =>
        text.replace(/\s+/g, " ").replace(/^0/, "").trim().toLowerCase();
      const shown = control instanceof HTMLElement ? plain(control.innerText) : "";
      const name = plain(control.getAttribute("aria-label") ?? "");
      return name.includes(shown) ? [] : [`"${shown}" is called "${name}"`];
    }),
  );
}

/** Finds Ethiopic text without a lang attribute, which an English voice would spell. */
function untaggedAmharic(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fidel = /[\u1200-\u137f]/;
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest("script, [lang=am]"))
      .flatMap((element) => [
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
        element.getAttribute("alt") ?? "",
        element.getAttribute("aria-label") ?? "",
      ])
      .filter((text) => fidel.test(text));
  });
}

async function expectToBeSpoken(page: Page) {
  const nodes = await accessibilityNodes(page);
  const headings = nodes.filter(({ role }) => role === "heading");
  expect.soft(headings.filter(({ to }) => to === "1")).toHaveLength(1);
  expect.soft(skippedLevels(nodes), "headings that leave out a level").toEqual([]);
  const places = nodes.filter(({ role }) => landmarks.includes(role));
  const named = places.map(({ role, name }) => `${role} "${name}"`);
  expect.soft(duplicates(named), "landmarks of one name").toEqual([]);
  expect.soft(ambiguous(nodes), "names that do not stand alone").toEqual([]);
  expect.soft(await labelsNotInName(page), "labels that are not in the name").toEqual([]);
  expect.soft(await untaggedAmharic(page), "Amharic without its language").toEqual([]);
}

async function expectToBePrinted(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const role of ["navigation", "textbox", "combobox"] as const) {
    await expect.soft(page.getByRole(role)).toHaveCount(0);
  }
  await expect
    .soft(page.getByRole("button", { name: /Menu|Page|Dark mode|Next|Play|Back/ }))
    .toHaveCount(0);
  await expect.soft(page.getByRole("contentinfo")).toContainText(site.phones.booking);
  await expect.soft(page.getByRole("main")).toHaveCSS("color-scheme", "light");
}

/**
 * All pages of a variant share a header and a footer, which are tested on its home and on one inner page; elsewhere the keyboard skips
 * them.
 */
const isWalkedWhole = (address: string) =>
  isFull || isHome.test(address) || alsoBackInTheDark.test(address);

/** The home and the search have the backgrounds with the least contrast, and elements that cover the page. */
const alsoBackInTheDark = isFull ? /^\/(find_room\/)?$/ : /^\/find_room\/$/;

/** Focus rings of a header and a footer are measured on their variant's home. */
const isHome = /^\/(home\d\/)?$/;

/** Keyed by variant and theme, because a ring contrasts with their colours. */
const measuredKinds = new Map<string, Set<string>>();

/** The kinds of controls whose ring has been measured: on this page or, in the short run, on any page of the same colours. */
async function kindsOf(page: Page, theme: Theme) {
  if (isFull) return new Set<string>();
  const variant = await page.locator("[data-variant]").first().getAttribute("data-variant");
  const colours = `${variant} ${theme}`;
  const kinds = measuredKinds.get(colours) ?? new Set<string>();
  measuredKinds.set(colours, kinds);
  return kinds;
}

/** Returns the faults at the stops of a walk; one ring is measured for each kind of control on each kind of background. */
async function findingsOf(page: Page, key: "Tab" | "Shift+Tab", withinMain: boolean) {
  const home = isHome.test(new URL(page.url()).pathname);
  const seen = await kindsOf(page, key === "Tab" ? "light" : "dark");
  const rings: string[] = [];
  const measure = await ringMeasure(page);
  const { stops, missed, left } = await walk(
    page,
    key,
    async ({ kind, name, inShell }: Stop) => {
      if (seen.has(kind) || (inShell && !home)) return;
      seen.add(kind);
      const finding = await measure();
      if (finding) rings.push(`${name}: ${finding}`);
    },
    withinMain,
  );
  const places = stops.flatMap(({ name, findings }) => findings.map((each) => `${name} ${each}`));
  return { stops, left, missed, rings, places };
}

/** Its button touches the column's edge, and so does its ring; e2e/keyboard.spec.ts tests it. */
async function hideConcierge(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#chatbot { display: none !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectToBeWalkedThrough(page: Page, address: string) {
  await hideConcierge(page);
  await page.keyboard.press("Shift");
  const whole = isWalkedWhole(address);
  if (!whole) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  }
  const forward = await findingsOf(page, "Tab", !whole);
  if (whole) expect.soft(forward.stops[0]?.name).toContain("Skip to content");
  expect.soft(forward.left, "the keyboard comes out at the end").toBe(true);
  expect.soft(forward.missed, "what a mouse can use and the keyboard cannot").toEqual([]);
  expect.soft(forward.places, "stops out of order or out of sight").toEqual([]);
  expect.soft(forward.rings, "rings that are hard to see").toEqual([]);

  if (!alsoBackInTheDark.test(address)) return;
  await turn(page, "dark");
  const back = await findingsOf(page, "Shift+Tab", false);
  const names = (stops: Stop[]) => stops.map(({ name }) => name).sort();
  expect.soft(names(back.stops), "the same stops on the way back").toEqual(names(forward.stops));
  const unseen = back.places.filter((finding) => !finding.includes("the stop before it"));
  expect.soft(unseen, "stops out of sight on the way back").toEqual([]);
  expect.soft(back.rings, "rings that are hard to see in the dark").toEqual([]);
}

/** Walking a page there and back takes longer than all else here, so that the short run does every second one. */
const walked = share(oneOfEachModule, 0, 2);

for (const address of templates) {
  test(
    `${address} has one outline, names that stand alone, and lang on its Amharic; is walked through by Tab alone, in reading order, each stop in view and ringed at 3:1; prints its words and no control`,
    { tag: "@desktop" },
    async ({ page }) => {
      test.slow();
      await page.goto(address);
      await hydrate(page);
      await expectToBeSpoken(page);
      if (walked.includes(address)) await expectToBeWalkedThrough(page, address);
      await expectToBePrinted(page);
    },
  );
}
