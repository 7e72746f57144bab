import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

/** A page that still scrolls smoothly moves what is about to be pressed away from under the pointer. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A page that is still gliding moves the counters' panels from under the pointer. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const stay = "selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=2&adult=3&children=1";
const facts = [
  "Tue 1 December 2026",
  "Fri 4 December 2026",
  "3 nights",
  "2 rooms",
  "3 adults, 1 child",
];

const summary = (page: Page) => page.getByRole("status").filter({ hasText: "Nights" });
const form = (page: Page) => page.getByRole("form", { name: "Search for a room" });

async function fillSearch(page: Page) {
  await page.getByLabel("Check In").fill("2026-12-01");
  await page.getByLabel("Check Out").fill("2026-12-04");
  await page.getByRole("button", { name: /^Rooms/ }).click();
  await page.getByRole("button", { name: "Add room" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Guests/ }).click();
  await page.getByRole("button", { name: "Add adult" }).click();
  await page.getByRole("button", { name: "Add adult" }).click();
  await page.getByRole("button", { name: "Add child" }).click();
  await page.keyboard.press("Escape");
}

async function expectFilled(page: Page) {
  await expect(page.getByLabel("Check In")).toHaveValue("2026-12-01");
  await expect(page.getByLabel("Check Out")).toHaveValue("2026-12-04");
  await expect(page.getByRole("button", { name: /^Rooms/ })).toContainText("2");
  await expect(page.getByRole("button", { name: /^Guests/ })).toContainText("3 adults, 1 child");
}

async function expectStay(page: Page) {
  for (const fact of facts) await expect(summary(page).getByText(fact)).toBeVisible();
}

const room = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test("a guest carries a stay from the first page to a room, and the room on to the search", async ({
  page,
}) => {
  await page.goto("/");
  await fillSearch(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/find_room/\\?${stay}$`));
  await expectStay(page);
  await expectFilled(page);
  await expect(page.getByRole("heading", { level: 2, name: "Any of our rooms" })).toBeVisible();

  await room(page, "Deluxe Room").getByRole("link", { name: "Deluxe Room", exact: true }).click();
  await expect(page).toHaveURL(/\/room_details\/?\?/);
  await expect(page.getByRole("heading", { level: 2, name: "Deluxe Room" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your stay" }).getByText("$550")).toBeVisible();
  await expectStay(page);

  await page.getByRole("link", { name: "Book Room" }).click();
  await expect(page).toHaveURL(/\/find_room\/?\?/);
  await expect(page.getByRole("heading", { level: 2, name: "Deluxe Room" })).toBeVisible();
  await expect(page.locator("#stay").getByText("$550")).toBeVisible();
  await expectStay(page);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    ...Object.fromEntries(new URLSearchParams(stay)),
    title: "Deluxe Room",
    price: "550",
  });
});

test("Back finds the search as the guest left it", async ({ page }) => {
  await page.goto("/");
  await fillSearch(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expectStay(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expectFilled(page);
});

test("a new search keeps the room that was chosen", async ({ page }) => {
  await page.goto(`/find_room/?${stay}&title=Classic+Room&price=450`);
  await expectFilled(page);
  await page.getByLabel("Check Out").fill("2026-12-02");
  await form(page).getByRole("button", { name: "Check Availability" }).click();
  await expect(page).toHaveURL(/selectedOutDate=2026-12-02/);
  await expect(summary(page).getByText("1 night", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Classic Room" })).toBeVisible();
});

test("a card on the search page chooses its room in place, in sight of the stay", async ({
  page,
}) => {
  await page.goto(`/home3/find_room/?${stay}`);
  await room(page, "Family Room")
    .getByRole("link", { name: /^Book Now/ })
    .click();
  const title = page.getByRole("heading", { level: 2, name: "Family Room" });
  await expect(title).toBeInViewport();
  await expect(page.locator("#stay").getByText("$560")).toBeVisible();
  await expectStay(page);
});

test("a check-out that is not after the check-in is answered in words, without nights", async ({
  page,
}) => {
  for (const checkOut of ["2026-12-01", "2026-11-30"]) {
    await page.goto(`/find_room/?selectedInDate=2026-12-01&selectedOutDate=${checkOut}`);
    await expect(summary(page)).toContainText("Your check-out is not after your check-in.");
    await expect(summary(page)).not.toContainText(/\d nights?/);
  }
});

test("a search that arrives moves nothing on the page", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift: unknown = Reflect.get(entry, "value");
        if (typeof shift === "number") {
          Reflect.set(window, "shifted", Number(Reflect.get(window, "shifted")) + shift);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/find_room/", "/room_details/"]) {
    await page.goto(`${path}?${stay}&title=Deluxe+Room&price=550`);
    await page.locator("#stay, #room").scrollIntoViewIfNeeded();
    await expectStay(page);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifted")))).toBeLessThan(0.01);
  }
});

const hostile = {
  "script tags": `title=${encodeURIComponent(`"><script>alert(1)</script><img src=x onerror=alert(1)>`)}&price=<b>1`,
  "5,000 characters": `title=${"W".repeat(5000)}&selectedInDate=${"9".repeat(5000)}&adult=${"9".repeat(5000)}`,
  "wrong dates": "selectedInDate=2026-02-31&selectedOutDate=tomorrow&room=&adult=two",
  "dates out of this world":
    "selectedInDate=0000-00-00&selectedOutDate=9999-99-99&title=%00%E2%80%AE%FF",
  "negative counts": "room=-5&adult=-1&children=-3&price=-10",
  "huge counts":
    "room=1e999&adult=999999999999999&children=99999999999999999999&price=Infinity&room=NaN",
} as const;

for (const path of ["/find_room/", "/room_details/", "/blog_details/"]) {
  for (const [attack, query] of Object.entries(hostile)) {
    test(`${path} stays sound under ${attack}`, async ({ page }) => {
      const dialogs: string[] = [];
      page.on("dialog", async (dialog) => {
        dialogs.push(dialog.message());
        await dialog.dismiss();
      });
      await page.goto(`${path}?${query}`);
      // A query wakes the page up; a press proves that it did, and that it still works.
      await page.keyboard.press("Shift");
      const toggle = page.getByRole("button", { name: "Dark mode" });
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-pressed", "true");

      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await main.innerText()).not.toMatch(/NaN|undefined|Invalid Date|Infinity|\[object/);
      expect(await main.locator("script, b, img[src=x]").count()).toBe(0);
      const reach = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(reach, "sideways scroll").toBeLessThanOrEqual(0);
      expect(dialogs).toEqual([]);
      const titles = await main.getByRole("heading", { level: 2 }).allInnerTexts();
      const longest = Math.max(...titles.map((title) => title.length));
      expect(longest).toBeLessThanOrEqual(120);
    });
  }
}

test("counts below the least are shown as the least, and no count beyond belief", async ({
  page,
}) => {
  await page.goto(`/find_room/?${hostile["negative counts"]}`);
  await expect(summary(page).getByText("1 room", { exact: true })).toBeVisible();
  await expect(summary(page).getByText("1 adult, 0 children")).toBeVisible();
  await page.goto(`/find_room/?${hostile["huge counts"]}`);
  await expect(summary(page).getByText("99 adults", { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form leads to the rooms, and they to the room and back", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Check In").fill("2026-12-01");
    await page.getByLabel("Check Out").fill("2026-12-04");
    await page.getByRole("button", { name: /^Rooms/ }).click();
    await page.getByRole("spinbutton", { name: "Rooms" }).fill("2");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Guests/ }).click();
    await page.getByRole("spinbutton", { name: "Adults" }).fill("3");
    await page.getByRole("spinbutton", { name: "Children" }).fill("1");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/find_room/\\?${stay}$`));
    await expect(summary(page).getByText("Not chosen yet").first()).toBeVisible();

    await room(page, "Deluxe Room").getByRole("link", { name: "Deluxe Room", exact: true }).click();
    await expect(page).toHaveURL(/\/room_details\/\?title=Deluxe\+Room&price=550$/);
    await expect(page.getByRole("heading", { name: "Delux Family Rooms" })).toBeVisible();
    const images = page.getByRole("region", { name: "Pictures of the room" }).getByRole("img");
    await expect(images).toHaveCount(4);
    await images.last().scrollIntoViewIfNeeded();
    await expect(images.last()).toBeInViewport();
    await page.getByRole("link", { name: "Book Room" }).click();
    await expect(page).toHaveURL(/\/find_room\/\?title=Delux\+Family\+Rooms&price=560$/);
  });
});
