import type { ElementHandle, Locator, Page } from "@playwright/test";
import { bookingBar, cityAvailability, contactForm, hostelSearch } from "@/content/copy/forms";
import { menuLabels } from "@/content/model/navigation";
import { homeMenuLabel } from "@/content/copy/pages";
import { blogTags } from "@/content/model/posts";
import { menuFilters } from "@/content/copy/service-details";
import { compareTexts } from "@/content/copy/compare";
import { stepTexts } from "@/content/copy/booking-steps";
import { roomOf } from "@/content/model/rooms";
import { lowContrastText } from "./support/text-contrast";
import { pixelsOf } from "./support/pixels";
import { scrollThrough } from "./support/scroll";
import { few } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

type Colour = readonly number[];

async function pixels(page: Page, control: Locator, around: number) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("nothing is drawn there");
  return pixelsOf(page, {
    x: Math.max(0, Math.floor(box.x) - around),
    y: Math.floor(box.y),
    width: Math.ceil(box.width) + 2 * around,
    height: Math.ceil(box.height),
  });
}

const apart = (one: Colour, other: Colour) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

/** Returns whether a border separates a control from its neighbours, half way down its left side. */
async function hasEdge(page: Page, control: Locator): Promise<boolean> {
  const { at, height } = await pixels(page, control, 4);
  const middle = Math.floor(height / 2);
  return [4, 5, 6].some((x) => apart(at(x, middle), at(1, middle)) > 100);
}

/** Captures a control without hover or focus. */
async function seen(page: Page, control: ElementHandle<HTMLElement | SVGElement>): Promise<Buffer> {
  await control.evaluate((element) => element.blur());
  await page.mouse.move(0, 0);
  return control.screenshot({ animations: "disabled" });
}

test(
  "a browser that darkens light pages by itself leaves the light theme as it is",
  { tag: "@desktop" },
  async ({ page, context }) => {
    // Browsers do so where the system prefers dark.
    await page.emulateMedia({ colorScheme: "dark" });
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    await page.goto("/pricing/");
    const paper = await pixels(page, page.getByRole("main").locator("h2").first(), 20);
    expect(Math.min(...paper.at(2, 2).slice(0, 3))).toBeGreaterThan(200);
  },
);

test.describe("under forced colours", { tag: "@desktop" }, () => {
  test.use({
    contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
    colorScheme: "dark",
    // Elements without a box never appear.
    actionTimeout: 5_000,
  });

  const edged = [
    { address: "/", names: [bookingBar.submit, /^Play video/, "Next slide"], link: "Back to top" },
    { address: "/home3/", names: [hostelSearch.submit, /^Play video/] },
    { address: "/home4/", names: [cityAvailability.submit, /^Play video/] },
    { address: "/contact/", names: [contactForm.submit] },
  ];
  for (const { address, names, link } of edged) {
    test(`every button of ${address} keeps an edge`, async ({ page }) => {
      await page.goto(address);
      await scrollThrough(page);
      await page.evaluate(() => scrollTo(0, 200));
      const controls = names.map((name) =>
        page.getByRole("button", { name, exact: typeof name === "string" }),
      );
      if (link) controls.push(page.getByRole("link", { name: link }));
      for (const control of controls) {
        const shown = control.locator("visible=true").first();
        expect.soft(await hasEdge(page, shown), String(control)).toBe(true);
      }
    });
  }

  const chosen = [
    { address: "/service_details/", role: "button", name: menuFilters[1].label },
    { address: "/blog/", role: "button", name: blogTags[1] },
    {
      address: "/room/",
      role: "button",
      name: `${compareTexts.mark}: ${roomOf("classic-room").title}`,
    },
    { address: "/about/", role: "button", name: "Dark mode" },
  ] as const;
  for (const { address, role, name } of chosen) {
    test(`${name} on ${address} looks different once it is chosen`, async ({ page }) => {
      await page.goto(address);
      await scrollThrough(page);
      // Kept as an element handle, because its name may change with its state.
      const control = await page.getByRole(role, { name }).first().elementHandle();
      if (!control) throw new Error(`${address} has no ${name}`);
      const before = await seen(page, control);
      await control.click();
      await expect.poll(async () => before.equals(await seen(page, control))).toBe(false);
    });
  }

  test("steps that a guest has been at differ from those to come", async ({ page }) => {
    const dates = "selectedInDate=2027-01-04&selectedOutDate=2027-01-09";
    await page.goto(`/find_room/?${dates}`);
    await hydrate(page);
    const steps = page.getByRole("navigation", { name: stepTexts.label }).getByRole("listitem");
    await expect(steps).toHaveCount(3);
    const lines = await steps.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item).borderTopStyle),
    );
    expect(lines[0]).toBe(lines[1]);
    expect(lines[2]).not.toBe(lines[1]);
  });

  test("the chosen line of an open list is read on its ground", async ({ page }) => {
    await page.goto("/contact/");
    await hydrate(page);
    await page.getByLabel(contactForm.subject.label).focus();
    const chosen = page.getByRole("option", { selected: true });
    const { at, width, height } = await pixels(page, chosen, 0);
    const row = Array.from({ length: width }, (_, x) => at(x, Math.floor(height / 2)));
    const ground = at(2, 2);
    expect(Math.max(...row.map((colour) => apart(colour, ground)))).toBeGreaterThan(150);
  });

  test("the page a guest is on is underlined in the navigation, and what is drawn is seen", async ({
    page,
  }) => {
    await page.goto("/home3/");
    const here = page
      .getByRole("navigation", { name: menuLabels.main })
      .getByRole("link", { name: homeMenuLabel });
    await expect(here).toHaveCSS("text-decoration-line", "underline");
    const { at, width, height } = await pixels(
      page,
      page.getByText("እንኳን ደህና መጡ").locator(".."),
      0,
    );
    const drawn = Array.from({ length: width }, (_, x) => at(x, Math.floor(height / 2)));
    expect(drawn.some((colour) => apart(colour, [0, 0, 0]) > 100)).toBe(true);
  });
});

test.describe("where a guest asks for more contrast", { tag: "@phone" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce", contrast: "more" } });

  for (const address of few(["/", "/home3/", "/plan/", "/home5/", "/blog/"], 3)) {
    test(`every word of ${address} stands out 7 to 1, labels and what is unavailable too`, async ({
      page,
    }) => {
      await page.goto(address);
      await scrollThrough(page);
      expect(await lowContrastText(page, () => 7)).toEqual([]);
    });
  }
});
