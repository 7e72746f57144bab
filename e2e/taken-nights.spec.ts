import { takenTexts } from "@/content/copy/taken-nights";
import { allRooms } from "@/content/model/rooms";
import { dayAfter } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import { expect, test } from "./support/test";

const today = todayIso();
/** Nobody has to have taken nights to come; what is drawn from them has unit tests with their own. */
const examples = allRooms
  .flatMap((room) => room.taken?.map((nights) => ({ room, nights })) ?? [])
  .filter(({ nights }) => nights.from > today);

/** "; the nearest nights that aren't: " */
const [nearest = ""] = takenTexts.nearest.replace("{taken}", "").split("{nights}");

for (const { room, nights } of examples.slice(0, 1)) {
  const search = new URLSearchParams({
    selectedInDate: nights.from,
    selectedOutDate: dayAfter(nights.to, 1),
    room: "1",
    adult: "2",
  });
  const request = `/find_room/?${search}&title=${encodeURIComponent(room.title)}&price=${room.pricePerNight}`;

  test(
    "the page of a room lists its taken nights by month, without scripts too",
    { tag: "@desktop" },
    async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      await page.goto(`${room.page}/`);
      const summary = page.getByText(takenTexts.title, { exact: true });
      await summary.click();
      const rows = page.locator("details", { has: summary }).getByRole("row");
      await expect(rows.filter({ hasText: String(Number(nights.from.slice(8))) })).not.toHaveCount(
        0,
      );
      await expect(page.getByText(takenTexts.confirms)).toBeVisible();
      await page.close();
    },
  );

  test(
    "a stay on taken nights says so on the request, beside the total, and a link asks for the nearest others",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto(request);
      const note = page.getByText(nearest);
      await expect(note.first()).toBeVisible();
      await page.getByRole("link", { name: takenTexts.ask }).click();
      await expect(note).toHaveCount(0);
      const asked = new URL(page.url()).searchParams;
      const arrival = asked.get("selectedInDate") ?? "";
      const departure = asked.get("selectedOutDate") ?? "";
      expect(arrival >= today).toBe(true);
      const isTaken = room.taken?.some(({ from, to }) => from < departure && to >= arrival);
      expect(isTaken).toBe(false);
    },
  );
}
