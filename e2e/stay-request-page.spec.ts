import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { houseOf } from "@/content/model/houses";
import { calendarFileTexts } from "@/content/copy/calendar-and-contact";
import { placeNames } from "@/content/model/place-names";
import { hostelRooms, suites } from "@/content/model/rooms";
import { site } from "@/content/model/site";
import { stayTexts } from "@/content/copy/stay";
import { faultTexts } from "@/content/copy/stay-faults";
import { pages } from "@/content/copy/pages";
import { requestFrame, stepTexts } from "@/content/copy/booking-steps";
import { sendTexts, stayAdvice } from "@/content/copy/stay-request";
import { axeColourFindings, axeFindings } from "./support/axe";
import { inTurn, onDesktop, onPhone } from "./support/matrix";
import { expectWordsWhole } from "./support/reflow";
import { firstRoom } from "./support/rooms";
import {
  addressLine,
  change,
  deluxe,
  deluxeHouse,
  emailFromLink,
  openSend,
  recordShifts,
  reference,
  requestOn,
  roomQuery,
  search,
  sendAddress,
  referenceIn,
  stayLines,
  subject,
  way,
} from "./support/stay-request";
import { turn } from "./support/theme";
import { counted } from "./support/words";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { actions, list, form: formTexts } = sendTexts;
const suite = firstRoom(suites, ({ sleeps }) => sleeps < 5);
const hostelRoom = firstRoom(hostelRooms);

const button = (page: Page, name: string) =>
  requestOn(page).getByRole("button", { name, exact: true });
const answer = (page: Page, text: string) =>
  requestOn(page).getByRole("status").filter({ hasText: text });
const advice = (page: Page) => requestOn(page).getByRole("status").first();
const kept = (page: Page) => requestOn(page).getByRole("region", { name: list.title });
const lines = async (page: Page) => (await emailFromLink(way(page, "email"))).lines;

test(
  "words that a password manager fills in without an event are in the message",
  { tag: onPhone },
  async ({ page }) => {
    await openSend(page, sendAddress);
    const name = requestOn(page).getByLabel(formTexts.name.label);
    await name.evaluate((field: HTMLInputElement) => (field.value = "Hanna Tesfaye"));
    const opened = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener("click", (event) => {
            event.preventDefault();
            if (event.target instanceof Element)
              resolve(event.target.closest("a")?.href ?? "no link");
          });
        }),
    );
    await way(page, "email").click();
    expect(decodeURIComponent(await opened)).toContain("Hanna Tesfaye");
  },
);

test(
  "too small, too many, elsewhere: said in words, and one click corrects it without losing the keyboard",
  { tag: onDesktop },
  async ({ page }) => {
    const two = counted(2, stayTexts.room);
    await openSend(
      page,
      `/find_room/?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=1&adult=4&children=1&${roomQuery(suite)}`,
    );
    await expect(advice(page)).toContainText(
      stayAdvice.small
        .replace("{room}", suite.title)
        .replace("{sleeps}", counted(suite.sleeps, stayAdvice.people))
        .replace("{party}", "4 adults, 1 child")
        .replace("{rooms}", counted(1, stayTexts.room)),
    );
    await advice(page)
      .getByRole("link", { name: stayAdvice.askRooms.replace("{rooms}", two) })
      .press("Enter");
    await expect(page.locator("#send-title")).toBeFocused();
    await expect(advice(page)).toBeEmpty();
    expect((await lines(page))[3]).toContain(`, ${two}, `);
    await page.goBack();
    await expect(advice(page)).not.toBeEmpty();
    await advice(page).getByRole("link", { name: sendTexts.anotherRoom }).press("Enter");
    await expect(page.locator("#rooms-title")).toBeFocused();

    await openSend(page, `/find_room/?${search.replace("room=2", "room=9")}&${roomQuery(deluxe)}`);
    await expect(advice(page)).toContainText(counted(9, stayTexts.room));
    await advice(page)
      .getByRole("link", { name: stayAdvice.askRooms.replace("{rooms}", "4 rooms") })
      .press("Enter");
    await expect(page.locator("#send-title")).toBeFocused();
    await expect(advice(page)).toBeEmpty();

    await openSend(page, `${sendAddress}&location=entoto`);
    await expect(advice(page)).toContainText(
      stayAdvice.elsewhere
        .replace("{place}", placeNames.entoto.name)
        .replace("{house}", deluxeHouse.name),
    );
    await advice(page)
      .getByRole("link", { name: stayAdvice.roomsThere.replace("{place}", placeNames.entoto.name) })
      .press("Enter");
    await expect(page).toHaveURL(/\/resorts\/entoto\/\?.*selectedInDate=2026-12-01/);
  },
);

test(
  "a group, a long stay, a far one, wrong and lost dates: each is said, and none is refused",
  { tag: "@phone" },
  async ({ page }) => {
    const open = (query: string, room = deluxe) =>
      openSend(page, `/find_room/?${query}&${roomQuery(room)}&step=send`);
    await open("selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=3&adult=1&children=12");
    await expect(advice(page)).toHaveText(
      stayAdvice.children.replace("{children}", counted(12, stayTexts.child)),
    );
    await expect(requestOn(page).getByLabel(formTexts.ages.label)).toBeVisible();
    await open("selectedInDate=2026-12-01&selectedOutDate=2027-01-01");
    await expect(advice(page)).toHaveText(stayAdvice.long);
    await open("selectedInDate=2031-12-01&selectedOutDate=2031-12-04");
    await expect(advice(page)).toHaveText(stayAdvice.far);
    expect((await lines(page)).join("\n")).toContain(sendTexts.times);
    await open("adult=1", hostelRoom);
    await expect(advice(page)).toHaveText(stayAdvice.noDates);
    expect(await lines(page)).toContain(sendTexts.message.noDates);
    await open("selectedInDate=2026-12-04&selectedOutDate=2026-12-01");
    await expect(advice(page)).toContainText(faultTexts.dateOrder);
    await open("selectedInDate=2026-11-18&selectedOutDate=2026-11-19");
    await expect(advice(page)).toContainText(faultTexts.over);
    await open("selectedInDate=rainy+season&selectedOutDate=2026-12-04&adult=many");
    await expect(advice(page)).toContainText("rainy season");
    await expect(advice(page)).toContainText("many");
    await advice(page).getByRole("link", { name: sendTexts.change }).first().tap();
    await expect(page.getByRole("group", { name: stepTexts.dates.label })).toBeFocused();
  },
);

test(
  "the browser's tab names the room that is asked for, and only while it is",
  { tag: onPhone },
  async ({ page }) => {
    await openSend(page);
    await expect(page).toHaveTitle(`${deluxe.title} · ${requestFrame.label} · ${site.brand.name}`);
    await change(page, stayTexts.facts.guests.label).click();
    await expect(requestOn(page)).toBeHidden();
    await expect(page).toHaveTitle(`${pages.find_room.title} · ${site.brand.name}`);
  },
);

for (const [place, path] of ["/room_details/", "/blog_details/"].entries()) {
  test(
    `${path} names in the browser's tab what its address does, until the guest goes on`,
    { tag: inTurn(place) },
    async ({ page }) => {
      await page.goto(`${path}?title=A+house+of+snow`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/snow$/);
      await expect(page).toHaveTitle(`A house of snow · ${site.brand.name}`);
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).press("Enter");
      await expect(page).toHaveTitle(`${pages.contact.title} · ${site.brand.name}`);
    },
  );
}

test(
  "copy, share, a calendar file and print carry the stay and its reference",
  { tag: onDesktop },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
    await openSend(page);
    const code = await referenceIn(page);
    await requestOn(page).getByLabel(formTexts.note.label).fill("A cot\nand ñuts");
    await button(page, actions.copy).click();
    await expect(answer(page, actions.copied)).toBeVisible();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const whole = [
      subject(code),
      "",
      ...stayLines,
      "",
      `${sendTexts.message.note}: A cot`,
      "and ñuts",
      "",
      addressLine(page),
    ];
    expect((await clipboard()).split(/\r?\n/)).toEqual(whole);
    await button(page, actions.share).click();
    await expect(answer(page, actions.addressCopied)).toBeVisible();
    expect(`${sendTexts.message.address} ${await clipboard()}`).toBe(addressLine(page));

    const saved = page.waitForEvent("download");
    await button(page, calendarFileTexts.add).click();
    const file = readFileSync(await (await saved).path(), "utf8").replace(/\r\n[ \t]/g, "");
    for (const part of ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261204", code]) {
      expect(file).toContain(part);
    }
    await expect(button(page, actions.print)).toBeVisible();

    await page.emulateMedia({ media: "print" });
    const note = `${sendTexts.message.note}: A cot`;
    for (const fact of [code, deluxe.title, "Tue 1 December 2026", "22 Hidar 2019", note]) {
      await expect(requestOn(page).getByText(fact).filter({ visible: true }).first()).toBeVisible();
    }
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test(
  "where nothing can be copied or shared the guest is told what to do",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
      Object.defineProperty(navigator, "share", { value: refuse });
    });
    await openSend(page);
    await button(page, actions.copy).tap();
    await expect(answer(page, actions.notCopied)).toBeVisible();
    await button(page, actions.share).tap();
    await expect(answer(page, actions.notShared)).toBeVisible();
  },
);

test(
  "the list of stays: kept, in one message, in another tab, full, and taken off",
  { tag: onDesktop },
  async ({ page, context }) => {
    await openSend(page);
    await button(page, actions.keep).click();
    await expect(answer(page, actions.kept)).toBeVisible();
    await expect(kept(page).getByRole("listitem")).toHaveCount(1);

    const other = await context.newPage();
    await openSend(other, `/find_room/?${search}&${roomQuery(suite)}`);
    await button(other, actions.keep).click();
    await expect(kept(page).getByRole("listitem"), "in the first tab too").toHaveCount(2);
    await other.close();

    await kept(page).getByRole("checkbox", { name: list.together }).check();
    const together = await lines(page);
    expect(together.slice(0, stayLines.length + 3)).toEqual([
      ...stayLines,
      "",
      list.also,
      `${sendTexts.facts.room}: ${suite.title}, ${houseOf(suite.house).name}`,
    ]);
    expect(await axeFindings(page)).toEqual([]);
    const onPaper = kept(page).getByText(suite.title, { exact: true });
    await page.emulateMedia({ media: "print" });
    await expect(onPaper, "on paper what the message says").toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await kept(page).getByRole("checkbox", { name: list.together }).uncheck();
    await page.emulateMedia({ media: "print" });
    await expect(onPaper).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await kept(page).getByRole("checkbox", { name: list.together }).check();

    const take = kept(page).getByRole("button", { name: `${list.remove}` });
    await take.last().press("Enter");
    await expect(kept(page)).toBeFocused();
    await expect(kept(page).getByRole("status")).toHaveText(list.removed);
    await expect(kept(page).getByRole("listitem")).toHaveCount(1);
    expect((await lines(page)).join("\n")).not.toContain(list.also);
    await take.press("Enter");
    await expect(kept(page).getByRole("listitem")).toHaveCount(0);
    await expect(kept(page)).toBeFocused();

    await page.evaluate(() => {
      const stays = Array.from({ length: 6 }, (_, night) => `adult=${night + 1}`);
      localStorage.setItem("stays", JSON.stringify(stays));
    });
    await page.reload();
    await button(page, actions.keep).click();
    await expect(answer(page, actions.full)).toBeVisible();
    await expect(kept(page).getByRole("listitem")).toHaveCount(6);
  },
);

const spoiled = {
  "storage that is blocked": () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  },
  "storage with foreign content": () => {
    if (sessionStorage.getItem("spoiled")) return;
    sessionStorage.setItem("spoiled", "1");
    sessionStorage.setItem(
      "request",
      String.raw`{"reference":"X\r\nBcc: eve@example.com","note":"A cot\ud83c","email":7,"__proto__":{"name":"eve"}}`,
    );
    sessionStorage.setItem("requestsSent", "[[[");
    localStorage.setItem(
      "stays",
      '["<img src=x onerror=alert(1)>",7,null,"title=%E0%A4%A&room=x"]',
    );
  },
};
for (const [place, [state, spoil]] of Object.entries(spoiled).entries()) {
  test(
    `${state}: the stay is shown and written, and words outlive a look at another step`,
    { tag: inTurn(place) },
    async ({ page }) => {
      await page.addInitScript(spoil);
      await openSend(page);
      const code = await referenceIn(page);
      expect((await emailFromLink(way(page, "email"))).subject).toBe(subject(code));
      const note = requestOn(page).getByLabel(formTexts.note.label);
      await note.fill("A cot, please");
      await change(page, stayTexts.facts.checkIn.label).click();
      await expect(requestOn(page)).toBeHidden();
      await page.goBack();
      await expect(note).toHaveValue("A cot, please");
      expect(await referenceIn(page)).toBe(code);
      await button(page, actions.keep).click();
      await expect(
        answer(page, actions.kept).or(answer(page, actions.unkept)).first(),
      ).toBeVisible();
      await expect(requestOn(page)).not.toContainText(/NaN|undefined|Invalid Date|onerror|eve@/);
    },
  );
}

test(
  "a guest types first, can read the message, then sends it; a reference comes with sending",
  { tag: onPhone },
  async ({ page }) => {
    await openSend(page);
    await expect(requestOn(page).getByText(reference).filter({ visible: true })).toHaveCount(0);
    const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? NaN;
    const read = requestOn(page).getByText(sendTexts.channels.read);
    const inOrder = [
      requestOn(page).getByLabel(formTexts.name.label),
      requestOn(page).getByLabel(formTexts.note.label),
      read,
      way(page, "email"),
    ];
    const tops = await Promise.all(inOrder.map(topOf));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await requestOn(page).getByLabel(formTexts.note.label).fill("A cot, please");
    await read.click();
    await expect(requestOn(page).locator("pre")).toContainText("A cot, please");
    await way(page, "email").click();
    await expect(
      requestOn(page)
        .getByRole("paragraph")
        .filter({ hasText: `${sendTexts.reference}: `, visible: true }),
    ).toHaveText(`${sendTexts.reference}: ${await referenceIn(page)}`);
  },
);

test("both columns of a request end together", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSend(page);
  const ends = await page
    .locator(".send-summary, .send-channels")
    .evaluateAll((all) =>
      all.map((each) => (each.lastElementChild ?? each).getBoundingClientRect().bottom),
    );
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? Infinity))).toBeLessThan(48);
});

for (const height of [800, 1200]) {
  test(
    `in a window ${height} px high what sends the request is never below the header`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      await openSend(page);
      const panel = page.locator(".send-channels");
      const topOf = () => panel.evaluate((each) => each.getBoundingClientRect().top);
      const header = await page.getByRole("banner").boundingBox();
      const start = await topOf();
      await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), start + 60);
      const top = await topOf();
      expect(top < 0 || top >= (header?.height ?? Infinity), `it is at ${top}`).toBe(true);
    },
  );
}

const stepAddresses = {
  dates: "/find_room/",
  room: `/find_room/?${search}`,
  send: sendAddress,
} as const;
for (const [place, [step, address]] of Object.entries(stepAddresses).entries()) {
  const tag = inTurn(place + 1);
  test(
    `${step}: nothing moves on arrival, axe finds nothing, and no word is lost`,
    { tag },
    async ({ page, isMobile }) => {
      const shifted = await recordShifts(page);
      await page.goto(address);
      const current = page.getByRole("navigation", { name: stepTexts.label });
      await expect(current.locator("[aria-current=step]")).toBeVisible();
      if (step === "send") await expect(way(page, "email")).toBeVisible();
      await expect(requestOn(page)).toBeVisible({ visible: step === "send" });
      await expect(page.locator("#rooms")).toBeVisible({ visible: step !== "send" });
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted()).toBeLessThan(0.01);
      expect(await axeFindings(page)).toEqual([]);
      await turn(page, "dark");
      expect(await axeColourFindings(page)).toEqual([]);
      if (isMobile) await expectWordsWhole(page, place);
    },
  );
}

test(
  "where the module that writes the request cannot be fetched, the stay is shown and can be written by hand",
  { tag: onPhone },
  async ({ page, tolerate }) => {
    tolerate(/request failed|ERR_FAILED|chunk/i);
    await page.goto(`/find_room/?${search}`);
    await page.waitForLoadState("networkidle");
    // On a busy machine the network may be idle before the router reacts to a new address.
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.evaluate(
      (query) => history.pushState(null, "", query),
      `?${search}&${roomQuery(deluxe)}`,
    );
    const alert = requestOn(page).getByRole("alert");
    await expect(alert).toContainText(sendTexts.lost);
    await expect(requestOn(page)).toContainText("Tue 1 December 2026");
    const letter = await emailFromLink(alert.getByRole("link", { name: site.emails.booking }));
    expect(letter.to).toBe(site.emails.booking);
    expect(letter.lines).toContain(`${stayTexts.facts.checkIn.label}: Tue 1 December 2026`);
    await expect(alert.getByRole("link", { name: site.phones.booking })).toHaveAttribute(
      "href",
      /^tel:\+\d+$/,
    );
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "all three steps are on the page, and its form is written as an e-mail",
    { tag: onPhone },
    async ({ page }) => {
      await page.goto(`/home3${sendAddress}`);
      for (const id of ["stay-dates", "rooms", "send"])
        await expect(page.locator(`#${id}`)).toBeVisible();
      const written = requestOn(page).getByRole("form");
      await expect(written).toHaveAttribute(
        "action",
        `mailto:${site.emails.booking}?subject=${encodeURIComponent(sendTexts.message.subject)}`,
      );
      await expect(written).toHaveAttribute("method", "post");
      await expect(written).toHaveAttribute("enctype", "text/plain");
      const { withoutScripts, message } = sendTexts;
      const { facts } = stayTexts;
      const fields = await written
        .locator("input, select, textarea")
        .evaluateAll((all) => all.map((each) => each.getAttribute("name")));
      expect(fields).toEqual([
        withoutScripts.room,
        facts.rooms.label,
        facts.checkIn.label,
        facts.checkOut.label,
        facts.guests.label,
        message.name,
        message.note,
      ]);
      await written
        .getByLabel(withoutScripts.room, { exact: true })
        .selectOption(`${deluxe.title}, ${deluxeHouse.name}`);
      await expect(written.getByRole("button")).toHaveText(withoutScripts.submit);
      await expect(requestOn(page)).not.toContainText(reference);
    },
  );
});
