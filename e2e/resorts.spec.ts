import { announcement } from "@/content/copy/announcement";
import { ownFilm } from "@/content/copy/film";
import { resortsByRoad, lineTexts } from "@/content/model/altitude-line";
import { locationOf, locations, locationsHeading, seeOnHomePage } from "@/content/model/locations";
import { resortsPage } from "@/content/copy/pages";
import { site } from "@/content/model/site";
import { fillText } from "@/lib/text/fill-text";
import { few, onDesktop, onPhone } from "./support/matrix";
import { expect, test } from "./support/test";

const resorts = "/resorts/";

test(
  "the Resorts page carries the brand's title and names itself canonical",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(resorts);
    await expect(page).toHaveTitle(resortsPage.absoluteTitle);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/resorts\/$/);
  },
);

test(
  "the four places that can be booked come first, then the village",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(resorts);
    const headings = page.getByRole("main").getByRole("heading");
    await expect(headings).toHaveText([
      locationsHeading.title,
      ...resortsByRoad.map((id) => locationOf(id).name),
      announcement.title,
    ]);
    await expect(page.locator(`#${resortsByRoad[0]}`).getByRole("img")).toBeInViewport();
    await expect(page.getByRole("navigation", { name: lineTexts.chapters })).not.toBeInViewport({
      ratio: 1,
    });
  },
);

test(
  "the new village is announced, with the founder's words and a film",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(resorts);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2, name: announcement.title })).toBeVisible();
    await expect(main).toContainText(announcement.text);
    const words = main.getByRole("figure");
    await expect(words.getByRole("blockquote")).toContainText(announcement.quote.text);
    await expect(words).toContainText(site.founder.name);
    await expect(words).toContainText(site.founder.role);

    const play = main.getByRole("button", { name: `Play video: ${ownFilm.subject}` });
    await play.click();
    const lightbox = page.getByRole("dialog");
    await expect(lightbox.locator("video")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(play).toBeFocused();
  },
);

test(
  "four locations are on the line, each leading to its chapter; Tana leads home too",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(resorts);
    const line = page.getByRole("navigation", { name: lineTexts.chapters });
    const marks = line.getByRole("link");
    await expect(marks).toHaveCount(locations.length);
    for (const [at, id] of resortsByRoad.entries()) {
      const { name, altitude } = locationOf(id);
      await expect(marks.nth(at)).toHaveText(`${name} ${altitude.toLocaleString("en-GB")} m`);
      await expect(marks.nth(at)).toHaveAttribute("href", `#${id}`);
      await expect(line.getByRole("img")).toHaveAccessibleName(new RegExp(name));
    }
    const see = fillText(seeOnHomePage, { place: locationOf("tana").name });
    const home = page.getByRole("main").getByRole("link", { name: see, exact: true });
    await expect(home).toHaveAttribute("href", "/");
    for (const { id, name, description, phone } of locations) {
      const chapter = page.getByRole("main").getByRole("region", { name, exact: true });
      await expect(chapter).toHaveId(id);
      await expect(chapter).toContainText(description);
      await expect(chapter.locator("img")).toHaveAttribute("alt", /\w/);
      await expect(chapter.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        `/resorts/${id}/`,
      );
      await expect(chapter.getByRole("link", { name: phone })).toHaveAttribute(
        "href",
        `tel:${phone.replaceAll(" ", "")}`,
      );
    }
  },
);

test(
  "a location leads to its page, and an old link to its chapter still finds it",
  { tag: onPhone },
  async ({ page }) => {
    for (const { id, name } of few(locations, 2)) {
      await page.goto(`${resorts}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await page.locator(`#${id}`).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`${resorts}${id}/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    }
  },
);

test(
  "the page has the header, the way back to the top and the footer of the house",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(resorts);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const top = page.getByRole("link", { name: "Back to top" });
    await expect(top).toBeHidden();
    await page.locator("#entoto").scrollIntoViewIfNeeded();
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(20);
  },
);
