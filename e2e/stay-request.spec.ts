import type { Locator, Page } from "@playwright/test";
import { houseOf } from "@/content/model/houses";
import { roomDetails } from "@/content/copy/room-details";
import { bookingBar, counters, stayFields } from "@/content/copy/forms";
import { offers } from "@/content/model/offers";
import { apartmentRooms, findRoomPage, hostelRooms, roomOf, rooms } from "@/content/model/rooms";
import { vouchers } from "@/content/model/vouchers";
import { site } from "@/content/model/site";
import { stayTexts } from "@/content/copy/stay";
import { stepTexts } from "@/content/copy/booking-steps";
import { quickDates } from "@/content/copy/quick-dates";
import { sendTexts } from "@/content/copy/stay-request";
import { variantOrder, variants } from "@/content/model/variants";
import { few, inTurn, onDesktop, onPhone } from "./support/matrix";
import { bookOf, firstRoom } from "./support/rooms";
import {
  addressLine,
  change,
  deluxe,
  deluxeHouse,
  emailFromLink,
  openSend,
  requestOn,
  roomQuery,
  search,
  referenceIn,
  stayLines,
  subject,
  way,
  withSettings,
} from "./support/stay-request";
import { counted, dollars, startingWith } from "./support/words";
import { expect, test } from "./support/test";

/** Smooth scrolling would move the target away from under the pointer before the click. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Prefers a room that the Hostel has too, by its name and rate, if there is one. */
const apartment =
  apartmentRooms.find((room) =>
    hostelRooms.some((other) => roomQuery(other) === roomQuery(room)),
  ) ?? firstRoom(apartmentRooms);
const family = roomOf("family-room");
const { prepared } = sendTexts;

/** An offer of the home page and its room; neither the room of the other tests nor one of Entoto. */
function offerOfRoom() {
  const room = firstRoom(
    rooms,
    ({ id, house, title }) =>
      id !== deluxe.id && house !== "entoto" && offers.some(({ name }) => name === title),
  );
  const offer = offers.find(({ name }) => name === room.title);
  if (!offer) throw new Error("no offer for a room");
  return [offer, room] as const;
}

const steps = (page: Page) => page.getByRole("navigation", { name: stepTexts.label });

test(
  "four clicks lead from the home page to a message with dates, and it says everything",
  { tag: "@desktop" },
  async ({ page }) => {
    let taps = 0;
    const tap = async (link: Locator) => {
      taps += 1;
      await link.click();
    };
    await page.goto("/");
    await tap(page.getByRole("link", { name: variants.booking.primaryAction.label }).first());
    await tap(page.getByRole("link", { name: startingWith(quickDates.thisWeekend) }));
    await expect(steps(page).locator("[aria-current=step]")).toContainText(stepTexts.room.label);
    await tap(bookOf(page, deluxe));
    await expect(way(page, "email")).toBeVisible();
    const code = await referenceIn(page);
    expect(await emailFromLink(way(page, "email"))).toEqual({
      to: site.emails.booking,
      fields: ["subject", "body"],
      subject: `${sendTexts.message.subject} ${code}: ${deluxe.title}, Fri 20 November 2026`,
      lines: [
        `${sendTexts.facts.room}: ${deluxe.title}, ${deluxeHouse.name}`,
        `${stayTexts.facts.checkIn.label}: Fri 20 November 2026 (11 Hidar 2019)`,
        `${stayTexts.facts.checkOut.label}: Sun 22 November 2026 (13 Hidar 2019)`,
        counted(2, stayTexts.night),
        sendTexts.message.noParty,
        `${sendTexts.message.rateShown}: ${dollars(deluxe.pricePerNight)} ${sendTexts.perNight}`,
        `${counted(2, stayTexts.night)} × ${dollars(deluxe.pricePerNight)} = ${sendTexts.about} ${dollars(2 * deluxe.pricePerNight)} ${sendTexts.forOneRoom}`,
        "",
        addressLine(
          page,
          `selectedInDate=2026-11-20&selectedOutDate=2026-11-22&${roomQuery(deluxe)}&step=send`,
        ),
      ],
    });
    await tap(way(page, "email"));
    await expect(requestOn(page).getByText(prepared.email)).toBeVisible();
    expect(taps).toBe(4);
    await page.goto(
      (await emailFromLink(way(page, "email"))).lines.at(-1)?.split(" ").at(-1) ?? "",
    );
    await expect(way(page, "email"), "the address in the message leads to the stay").toBeVisible();
    expect(await referenceIn(page), "the same request").toBe(code);
  },
);

test(
  "on a phone a room of the home page leads there in three taps, and the menu in five",
  { tag: "@phone" },
  async ({ page }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const weekend = page.getByRole("link", { name: startingWith(quickDates.thisWeekend) });
    await page.goto("/");
    await tap(bookOf(page, deluxe).first());
    await tap(weekend);
    await tap(way(page, "email"));
    await expect(requestOn(page).getByText(prepared.email)).toBeVisible();
    expect(taps).toBe(3);

    await page.goto("/");
    taps = 0;
    await tap(page.getByRole("button", { name: "Menu" }));
    await tap(page.getByRole("link", { name: variants.booking.primaryAction.label }));
    await tap(weekend);
    await tap(bookOf(page, deluxe));
    await tap(way(page, "email"));
    await expect(requestOn(page).getByText(prepared.email)).toBeVisible();
    expect(taps).toBe(5);
  },
);

test(
  "the long way by touch: through the booking bar, a change on the way, Back, and to the telephone",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByLabel(stayFields.checkIn.label).fill("2026-12-01");
    await page.getByLabel(stayFields.checkOut.label).fill("2026-12-04");
    await page.getByRole("button", { name: startingWith(stayFields.guests.label) }).tap();
    await page.getByRole("button", { name: counters.adults.add }).tap();
    await page.getByRole("button", { name: counters.adults.add }).tap();
    await page.getByRole("button", { name: counters.children.add }).tap();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: startingWith(counters.rooms.label) }).tap();
    await page.getByRole("button", { name: counters.rooms.add }).tap();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: bookingBar.submit, exact: true }).tap();
    await expect(steps(page).locator("[aria-current=step]")).toContainText(stepTexts.room.label);
    await bookOf(page, family).tap();
    await expect(requestOn(page).getByRole("heading", { level: 2 })).toBeInViewport();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled, "nothing lies beneath the header").toBe(0);
    await requestOn(page).getByRole("link", { name: sendTexts.anotherRoom }).first().tap();
    await expect(page.getByRole("heading", { name: findRoomPage.rooms.title })).toBeFocused();
    await bookOf(page, deluxe).tap();
    await expect(requestOn(page).getByRole("heading", { name: deluxe.title })).toBeFocused();
    await change(page, stayTexts.facts.checkOut.label).tap();
    // The dates are always on the page, so only now is there a step to go back from.
    await expect(requestOn(page)).toBeHidden();
    await expect(page.getByLabel(stayFields.checkOut.label)).toHaveValue("2026-12-04");
    await page.goBack();
    await expect(requestOn(page).getByRole("heading", { name: deluxe.title })).toBeVisible();
    const code = await referenceIn(page);
    const { lines } = await emailFromLink(way(page, "email"));
    expect(lines).toEqual([...stayLines, "", addressLine(page)]);
    await expect(way(page, "phone")).toHaveAttribute(
      "href",
      `tel:${site.phones.booking.replace(/[^\d+]/g, "")}`,
    );
    await way(page, "phone").tap();
    await expect(
      requestOn(page).getByText(prepared.phone.replace("{reference}", code)),
    ).toBeVisible();
    await requestOn(page).getByText(sendTexts.channels.read).tap();
    await expect(requestOn(page).locator("pre")).toHaveText(
      [subject(code), "", ...stayLines, "", addressLine(page)].join("\n"),
    );
  },
);

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `within ${most} presses of Tab`).toBeFocused();
}

test(
  "by keyboard alone to an e-mail, and the focus is at the beginning of each step",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/find_room/");
    // e2e/keyboard.spec.ts tests the way to the banner.
    await page.getByRole("main").focus();
    const quick = page.getByRole("link", { name: startingWith(quickDates.nextWeekend) });
    await tabTo(page, quick, 20);
    await page.keyboard.press("Enter");
    await expect(page.locator("#rooms-title")).toBeFocused();
    await expect(steps(page).locator("[aria-current=step]")).toBeInViewport();
    await tabTo(page, bookOf(page, deluxe));
    await page.keyboard.press("Enter");
    await expect(page.locator("#send-title")).toBeFocused();
    await expect(page.locator("#send-title")).toBeInViewport();
    await tabTo(page, change(page, stayTexts.facts.guests.label));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: stepTexts.dates.label })).toBeFocused();
    const checkIn = page.getByLabel(stayFields.checkIn.label);
    await expect(checkIn, "what is to be changed is in sight").toBeInViewport({ ratio: 1 });
    await tabTo(page, checkIn, 1);
    await page.keyboard.press("Shift+Tab");
    await expect(steps(page).getByRole("link", { name: stepTexts.send.label })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#send-title")).toBeFocused();
    await tabTo(page, way(page, "email"));
    await page.keyboard.press("Enter");
    await expect(requestOn(page).getByText(prepared.email)).toBeVisible();
    await expect(way(page, "email")).toBeFocused();
    const { lines } = await emailFromLink(way(page, "email"));
    expect(lines[1]).toContain("Fri 27 November 2026");
  },
);

const otherVariants = variantOrder.slice(1).map((variant) => variants[variant]);

test(
  "the same in the other variants, whose rooms lead to the first",
  { tag: onDesktop },
  async ({ page }) => {
    for (const { prefix } of few(otherVariants, 2)) {
      await page.goto(`${prefix}/find_room/`);
      await page.getByRole("link", { name: startingWith(quickDates.nextWeekend) }).press("Enter");
      await expect(page.locator("#rooms-title")).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${prefix}/find_room/`));
      await bookOf(page, deluxe).press("Enter");
      await expect(page).toHaveURL(/:\d+\/find_room\/.*title=/);
      await expect(page.locator("#send-title")).toBeInViewport();
      await expect(way(page, "email")).toBeVisible();
    }
  },
);

const chats = {
  whatsapp: "251110000001",
  telegram: "adey_rooms",
  engine:
    "https://engine.example/{room}?in={checkIn}&out={checkOut}&r={rooms}&a={adults}&c={children}&o={offer}",
};

test(
  "every further way has the whole stay in it, says that it is only prepared, and asks no other host before a click",
  { tag: onDesktop },
  async ({ page }) => {
    await withSettings(page, { channels: chats });
    await openSend(page);
    const code = await referenceIn(page);
    const text = [subject(code), ...stayLines, "", addressLine(page)].join("\n");
    for (const [name, address] of [
      ["whatsapp", `https://wa.me/${chats.whatsapp}`],
      ["telegram", `https://t.me/${chats.telegram}`],
    ] as const) {
      const url = new URL((await way(page, name).getAttribute("href")) ?? "");
      expect(url.origin + url.pathname).toBe(address);
      expect([...url.searchParams]).toEqual([["text", text]]);
    }
    await expect(way(page, "engine")).toHaveAttribute(
      "href",
      `https://engine.example/${deluxe.id}?in=2026-12-01&out=2026-12-04&r=2&a=3&c=1&o=`,
    );
    await expect(way(page, "engine")).toHaveAccessibleDescription(sendTexts.channels.engineNote);
    await expect(requestOn(page).getByText(sendTexts.channels.hint)).toBeVisible();
    for (const name of ["whatsapp", "telegram", "engine"] as const) {
      await expect(way(page, name)).toHaveAttribute("target", "_blank");
      await expect(way(page, name)).toHaveAttribute("rel", "noopener noreferrer");
    }
    // A tab opened by a click is no request of this page, and its target was checked above.
    await page.evaluate(() =>
      addEventListener("click", (press) => press.preventDefault(), { capture: true }),
    );
    await way(page, "whatsapp").click();
    await expect(requestOn(page).getByText(prepared.whatsapp)).toBeVisible();
  },
);

test("no dates, no engine: its address would lead nowhere", { tag: onPhone }, async ({ page }) => {
  await withSettings(page, { channels: chats });
  for (const dates of [
    "step=send",
    "selectedInDate=2026-12-04&selectedOutDate=2026-12-01&step=send",
    "selectedInDate=2025-12-01&selectedOutDate=2025-12-04&step=send",
  ]) {
    await openSend(page, `/find_room/?${roomQuery(deluxe)}&${dates}`);
    await expect(way(page, "whatsapp")).toBeVisible();
    await expect(way(page, "engine"), dates).toHaveCount(0);
    const { lines } = await emailFromLink(way(page, "email"));
    expect(lines.join("\n"), dates).not.toContain(sendTexts.times);
  }
});

test.describe("what an address may bring", () => {
  const asked = `${search}&step=send`;
  const hostile: Readonly<Record<string, string>> = {
    "script tags": `title=${encodeURIComponent(`"><script>alert(1)</script><img src=x onerror=alert(1)>`)}&price=<b>1&${asked}`,
    "a header and a second recipient": `title=${encodeURIComponent("Room\r\nBcc: eve@example.com\r\n\r\nFree&bcc=eve@example.com?cc=eve@example.com")}&${asked}`,
    "nul and half characters": `title=%00Room%ED%A0%80%FF%E2%80%AE&selectedInDate=%00&${asked}`,
    "5,000 characters": `title=${"W".repeat(5000)}&location=${"w".repeat(5000)}&offer=${"9".repeat(5000)}&${asked}`,
    "names that every object has": `title=${deluxe.title.replace(" ", "+")}&offer=constructor&voucher=constructor&location=constructor&step=constructor&${search}`,
    "a title that every object has": `title=constructor&offer=constructor&${asked}`,
    "negative and huge counts": `${roomQuery(deluxe)}&selectedInDate=2026-12-01&selectedOutDate=9999-12-31&room=-5&adult=99999999&children=1e999&step=send`,
    "the same name twice": `title=${encodeURIComponent(deluxe.title)}&title=Another&price=1&price=2&selectedInDate=2026-12-01&selectedInDate=x&selectedOutDate=2026-12-04&step=send&step=room`,
    "steps that are none": `${roomQuery(deluxe)}&${search}&step=%3Cscript%3E`,
  };
  for (const [place, [attack, query]] of Object.entries(hostile).entries()) {
    test(`${attack}: one sensible message`, { tag: inTurn(place) }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const dialogs: string[] = [];
      page.on("dialog", async (dialog) => {
        dialogs.push(dialog.message());
        await dialog.dismiss();
      });
      await openSend(page, `/find_room/?${query}`);
      await requestOn(page).getByText(sendTexts.channels.read).click();
      const text = await page.getByRole("main").innerText();
      expect(text).not.toMatch(/NaN|undefined|Invalid Date|Infinity|\[object|function|native code/);
      expect(await requestOn(page).locator("b, script, img[src=x]").count()).toBe(0);
      const { to, fields, subject: about, lines } = await emailFromLink(way(page, "email"));
      expect(to).toBe(site.emails.booking);
      expect(fields).toEqual(["subject", "body"]);
      expect(about).not.toMatch(/[\r\n\0]/);
      expect(about.length).toBeLessThan(200);
      expect(lines.join("\n")).not.toMatch(
        /NaN|undefined|Invalid|Infinity|\[object|function|[\r\0]/,
      );
      expect(lines.filter((line) => /^(b?cc|to|from):/i.test(line))).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, "sideways scroll").toBeLessThanOrEqual(320);
      expect(dialogs).toEqual([]);
    });
  }

  test(
    "a forged price makes no rate, an offer counts for its own room alone, a voucher and a place are named",
    { tag: onDesktop },
    async ({ page }) => {
      const lines = async (query: string) => {
        await openSend(page, `/find_room/?${search}&${query}`);
        return (await emailFromLink(way(page, "email"))).lines;
      };
      const title = encodeURIComponent(deluxe.title);
      const full = `${sendTexts.message.rateShown}: ${dollars(deluxe.pricePerNight)} ${sendTexts.perNight}`;
      expect(await lines(`title=${title}&price=1`)).toContain(full);
      const [offer, room] = offerOfRoom();
      expect(await lines(`title=${title}&price=550&offer=${offer.id}`)).toContain(full);
      const offered = await lines(
        `title=${encodeURIComponent(room.title)}&offer=${offer.id}&voucher=${vouchers[0]?.id}&location=entoto`,
      );
      const percent = `${offer.discountPercent}% off`;
      const rate = Math.round((room.pricePerNight * (100 - offer.discountPercent)) / 100);
      expect(offered.slice(0, -2)).toEqual([
        `${sendTexts.facts.room}: ${room.title}, ${houseOf(room.house).name}`,
        ...stayLines.slice(1, 4),
        `${sendTexts.facts.offer}: ${offer.name}, ${percent}`,
        expect.stringMatching(new RegExp(`^${sendTexts.facts.voucher}: \\S`)),
        `${sendTexts.message.place}: Entoto`,
        `${sendTexts.message.rateShown}: ${dollars(rate)} ${sendTexts.perNight} ${sendTexts.insteadOf} ${dollars(room.pricePerNight)} (${percent})`,
        expect.stringContaining(`= ${sendTexts.about} ${dollars(rate * 6)}`),
      ]);
      const unknown = await lines("title=The+Moon&price=1");
      expect(unknown.slice(0, -2)).toEqual([
        `${sendTexts.facts.room}: The Moon`,
        ...stayLines.slice(1, 4),
      ]);
      await expect(requestOn(page).getByText(sendTexts.noRate)).toBeVisible();
    },
  );
});

test(
  "a stay of the Apartment is asked for at the Apartment, though the Hostel has a room of that name and rate",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${apartment.page}/`);
    await page.getByLabel(stayFields.checkIn.label).fill("2026-12-01");
    await page.getByLabel(stayFields.checkOut.label).fill("2026-12-04");
    await page.getByRole("button", { name: roomDetails.book.label }).click();
    await expect(way(page, "email")).toBeVisible();
    expect((await emailFromLink(way(page, "email"))).lines[0]).toBe(
      `${sendTexts.facts.room}: ${apartment.title}, ${houseOf("apartment").name}`,
    );
    await expect(requestOn(page).getByText(houseOf("apartment").kind).first()).toBeVisible();
  },
);
