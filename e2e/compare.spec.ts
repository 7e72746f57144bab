import { compareTexts } from "@/content/copy/compare";
import { roomOf } from "@/content/model/rooms";
import { stayTexts } from "@/content/copy/stay";
import { counted, dollars, escaped } from "./support/words";
import { axeColourFindings, axeFindings } from "./support/axe";
import { onDesktop, onPhone } from "./support/matrix";
import { expect, test } from "./support/test";

/** Motion is off, so that the settled page is judged and not a moment of an entrance. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const deluxe = roomOf("deluxe-room");

const mark = (name: string) => new RegExp(`^${compareTexts.mark}: ${escaped(name)}$`);

test(
  "rooms that are marked on one page stand side by side on the other",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/room/");
    await page.getByRole("button", { name: mark(roomOf("deluxe-room").title) }).click();
    await page.getByRole("button", { name: mark(roomOf("family-room").title) }).click();
    await page.goto("/find_room/?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=1");
    await expect(
      page.getByRole("button", { name: mark(roomOf("deluxe-room").title) }),
    ).toHaveAttribute("aria-pressed", "true");
    const tray = page.getByRole("region", { name: compareTexts.region });
    await page
      .getByRole("button", { name: mark(roomOf("family-room").title) })
      .scrollIntoViewIfNeeded();
    await tray.getByRole("button", { name: compareTexts.compare }).press("Enter");
    const sheet = page.getByRole("region", { name: compareTexts.title });
    await expect(sheet.getByRole("row", { name: compareTexts.rows.total })).toContainText(
      `${counted(3, stayTexts.night)}: about ${dollars(3 * deluxe.pricePerNight)}`,
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Dark mode" }).click();
    expect(await axeColourFindings(page)).toEqual([]);
    await sheet
      .getByRole("button", { name: `${compareTexts.remove}: ${roomOf("family-room").title}` })
      .click();
    await expect(sheet.getByRole("columnheader")).toHaveText([roomOf("deluxe-room").title]);
  },
);

test(
  "a comparison travels in an address, and a foul one is answered in words",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/find_room/?compare=superior-room.double-room");
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
    await page.goto("/find_room/?compare=%22%3E%3Cscript%3E.superior-room");
    await expect(page.getByRole("region", { name: compareTexts.region })).toContainText(
      compareTexts.unknown,
    );
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
  },
);
