import { formatDay } from "@/components/features/calendar/days";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { quotationTexts } from "@/content/copy/quotation";
import { roomTermsTexts } from "@/content/copy/room-terms";
import { sendTexts } from "@/content/copy/stay-request";
import { currencies, priceRulesOf } from "@/content/model/price-rules";
import { nightsIn, quote } from "@/content/model/quotation/quote";
import { freeUntil, termsOf } from "@/content/model/quotation/terms";
import { allRooms } from "@/content/model/rooms";
import { dayAfter } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import { fillText } from "@/lib/text/fill-text";
import { money } from "@/lib/text/money";
import { expect, test } from "./support/test";
import { startingWith } from "./support/words";

/** Nobody has to have written rules for a price; what is drawn from them has unit tests with their own. */
const examples = allRooms.flatMap((room) => {
  const rules = priceRulesOf(room.id);
  return rules ? [{ room, rules }] : [];
});

/** The next stay of so many nights that begins at least half a year ahead and has a price. */
function stayOf(nights: number, { room, rules }: (typeof examples)[number]) {
  for (let ahead = 180; ahead < 700; ahead++) {
    const checkIn = dayAfter(todayIso(), ahead);
    const asked = {
      checkIn,
      checkOut: dayAfter(checkIn, nights),
      rooms: 1,
      adults: 2,
      children: 1,
    };
    const answer = quote(
      { ...asked, ages: [8] },
      { rate: room.pricePerNight, sleeps: room.sleeps },
      rules,
    );
    if (answer?.quotation) return { ...asked, quotation: answer.quotation };
  }
  throw new Error("a stay with a price is needed");
}

for (const example of examples.slice(0, 1)) {
  const { room, rules } = example;
  const { checkIn, checkOut, adults, children, quotation } = stayOf(4, example);
  const query = new URLSearchParams({
    selectedInDate: checkIn,
    selectedOutDate: checkOut,
    room: "1",
    adult: String(adults),
    children: String(children),
  });
  const chosen = new URLSearchParams([
    ...query,
    ["title", room.title],
    ["price", String(room.pricePerNight)],
  ]);
  const total = money(quotation.total);

  test(
    "the page of a room says what the stay in its address costs with taxes, and has the terms in full",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto(`${room.page}/?${query}`);
      const unknownAges = quote(
        { checkIn, checkOut, rooms: 1, adults, children, ages: [] },
        { rate: room.pricePerNight, sleeps: room.sleeps },
        rules,
      )?.quotation;
      const sum = fillText(quotationTexts.withTaxes, { total: money(unknownAges?.total ?? 0) });
      await expect(page.getByText(sum).filter({ visible: true }).first()).toBeVisible();
      await expect(
        page.getByRole("heading", { name: roomTermsTexts.title, exact: true }),
      ).toBeVisible();
    },
  );

  test(
    "the request is a quotation: every night, taxes, the terms of this stay, and the same total in the e-mail and on paper",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(`/find_room/?${chosen}`);
      await page.getByLabel(sendTexts.form.ages.label).fill("8");
      const table = page.getByRole("table", { name: quotationTexts.title });
      const row = table.getByRole("row", { name: startingWith(quotationTexts.total) });
      await expect(row).toContainText(total);
      await expect(page.getByText(quotationTexts.quotation)).toBeVisible();

      const terms = termsOf(rules.terms);
      const day = terms && freeUntil(terms, checkIn);
      const both = day && { day: formatDay(day), ethiopian: formatEthiopian(day) };
      if (both)
        await expect(
          page.getByText(fillText(quotationTexts.terms.freeUntilLong, both)).first(),
        ).toBeVisible();

      const letter = page.getByRole("link", { name: sendTexts.channels.email, exact: true });
      const href = decodeURIComponent((await letter.getAttribute("href")) ?? "");
      expect(href).toContain(`${quotationTexts.total}: ${total}`);
      expect(href).not.toContain(` ${sendTexts.about} $`);

      await page.emulateMedia({ media: "print" });
      await expect(row).toBeVisible();
    },
  );

  test(
    "another currency is shown beside the dollar only where it is asked for, and the address keeps it",
    { tag: "@desktop" },
    async ({ page }) => {
      const [currency] = currencies;
      test.skip(!currency, "the owner shows no other currency");
      if (!currency) return;
      await page.goto(`/find_room/?${chosen}`);
      const group = page.getByRole("group", { name: quotationTexts.currency.label });
      await expect(group.getByRole("status")).toBeEmpty();
      const see = fillText(quotationTexts.currency.see, { name: currency.name });
      await group.getByRole("button", { name: see }).click();
      await expect(group.getByRole("status")).toContainText(currency.name);
      await expect(page).toHaveURL(new RegExp(`currency=${currency.id}`));
      await page.reload();
      await expect(group.getByRole("status")).toContainText(currency.name);
    },
  );

  test(
    "nights on which the room is closed have no total, and the reason",
    { tag: "@desktop" },
    async ({ page }) => {
      const closed = rules.rates.find((rule) => rule.closed && (rule.to ?? "") > todayIso());
      test.skip(!closed?.from || !closed.to, "no closed period is left");
      if (!closed?.from || !closed.to) return;
      expect(nightsIn(closed.from, closed.to).length).toBeGreaterThan(0);
      const search = new URLSearchParams(chosen);
      search.set("selectedInDate", closed.from);
      search.set("selectedOutDate", dayAfter(closed.from, 2));
      await page.goto(`/find_room/?${search}`);
      const said = page.getByRole("status").filter({ hasText: closed.name });
      await expect(said).toContainText(quotationTexts.askAnyway);
      await expect(page.getByRole("table", { name: quotationTexts.title })).toHaveCount(0);
    },
  );
}
