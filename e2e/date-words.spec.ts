import { stayFields } from "@/content/copy/forms";
import { planTexts } from "@/content/copy/plan";
import { onDesktop } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";
import type { Locator } from "@playwright/test";

/** The placeholder painted over a date field, whose own text is hidden. */
const paintedOver = (field: Locator) =>
  field.evaluate((input) => {
    const frame = input.parentElement;
    if (!frame) throw new Error("The field has no parent.");
    const { content } = getComputedStyle(frame, "::after");
    return content === "none" ? undefined : /^"([^"]*)"/.exec(content)?.[1];
  });

test(
  "a date field says Arrive or Leave until the guest is in it, and again when left empty",
  { tag: onDesktop },
  async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "Firefox keeps its own text.");
    await page.goto("/home5/");
    await hydrate(page);
    const arrive = page.getByLabel(stayFields.checkIn.label);
    const leave = page.getByLabel(stayFields.checkOut.label);
    expect(await paintedOver(arrive)).toBe(stayFields.checkIn.empty);
    expect(await paintedOver(leave)).toBe(stayFields.checkOut.empty);
    await expect(arrive).toHaveAccessibleName(stayFields.checkIn.label);
    await arrive.focus();
    await expect.poll(() => paintedOver(arrive)).toBeUndefined();
    await leave.focus();
    await expect.poll(() => paintedOver(arrive)).toBe(stayFields.checkIn.empty);
    await arrive.fill("2027-03-04");
    await leave.focus();
    await expect.poll(() => paintedOver(arrive)).toBeUndefined();
  },
);

test(
  "a search that comes with the address leaves no word over its dates",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/find_room/?selectedInDate=2027-03-04&selectedOutDate=2027-03-07");
    const field = page.getByLabel(stayFields.checkIn.label);
    await expect(field).toHaveValue("2027-03-04");
    await expect.poll(() => paintedOver(field)).toBeUndefined();
  },
);

test("the journey's first day says so too", { tag: onDesktop }, async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Firefox keeps its own text.");
  await page.goto("/plan/");
  await hydrate(page);
  const field = page.getByLabel(planTexts.firstDay, { exact: true });
  await expect.poll(() => paintedOver(field)).toBe(planTexts.firstDayEmpty);
});
