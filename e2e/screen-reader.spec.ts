import { barrierReport, statement } from "@/content/copy/accessibility";
import { compareTexts } from "@/content/copy/compare";
import { shots } from "../art/film/shots";
import { counters, formAnswers, newsletterForm, stayFields } from "@/content/copy/forms";
import { accessibilityPage } from "@/content/copy/standalone-pages";
import { homeBooking } from "@/content/copy/home-booking";
import { homeHostel } from "@/content/copy/home-hostel";
import { lightbox } from "@/content/copy/lightbox";
import { offers, offersHeading } from "@/content/model/offers";
import { placeNames } from "@/content/model/place-names";
import { planTexts } from "@/content/copy/plan";
import { blogPage, blogTags } from "@/content/model/posts";
import { findRoomPage, hostelRooms, roomActions, roomOf, sampleRooms } from "@/content/model/rooms";
import { menuFilters } from "@/content/copy/service-details";
import { extraServices } from "@/content/copy/home-city";
import { stayTexts } from "@/content/copy/stay";
import { sendTexts } from "@/content/copy/stay-request";
import { site } from "@/content/model/site";
import { roads } from "@/content/model/journeys";
import { counted, dollars } from "./support/words";
import { recordAnnouncements, accessibilityNodes } from "./support/screen-reader";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

/** Motion is off, so that nothing waits for its entrance and no carousel turns while the page is read. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const road = roads["bishoftu-entoto"];
const roadFromEntoto = `${placeNames.entoto.name} ${planTexts.to} ${placeNames.bishoftu.name}, ${planTexts.about} ${road.km} ${planTexts.kilometres}`;

test(
  "a carousel is announced once, and each turn by the guest once",
  { tag: "@desktop" },
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto("/");
    const nodes = await accessibilityNodes(page);
    const offers = nodes.filter(
      ({ role, name }) =>
        role === "region" &&
        [offersHeading.label, offersHeading.title].some((words) => name.includes(words)),
    );
    expect(offers.map(({ name }) => name)).toEqual([offersHeading.label]);
    const rooms = page.getByRole("region", { name: homeBooking.rooms.label, exact: true });
    await rooms.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(announced).toEqual([`Slide 2 of ${sampleRooms.length}`]);
    // A wide window shows all four in two turns, and then starts again.
    await rooms.getByRole("button", { name: "Next slide" }).click();
    await expect
      .poll(announced)
      .toEqual([`Slide 2 of ${sampleRooms.length}`, `Slide 1 of ${sampleRooms.length}`]);
  },
);

test(
  "prices, offers and hours are announced as they are meant",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const snapshotOf = async (name: string) =>
      (await page.getByRole("region", { name, exact: true }).ariaSnapshot()).replace(
        /\n\s*- /g,
        " ",
      );
    expect(await snapshotOf(offersHeading.label)).toContain(`${offers[0]?.discountPercent}% off`);
    expect(await snapshotOf(homeBooking.rooms.label)).toContain(
      `${dollars(sampleRooms[0]?.pricePerNight ?? 0)} per Night`,
    );
    await page.goto("/home4/");
    await expect(page.getByText(extraServices[2].hours, { exact: true })).toBeVisible();
    await page.goto("/plan/");
    await expect(page.getByText(roadFromEntoto)).toBeVisible();
  },
);

test(
  "a counter announces its new value, and nothing else does",
  { tag: "@desktop" },
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto("/");
    await page
      .getByRole("button", { name: `${stayFields.guests.label} 1 adult, 0 children` })
      .click();
    await page.getByRole("button", { name: counters.adults.add }).click();
    await page.getByRole("button", { name: counters.children.add }).click();
    await expect.poll(announced).toEqual(["2", "1"]);
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("button", { name: `${stayFields.guests.label} 2 adults, 1 child` }),
    ).toBeVisible();
  },
);

test(
  "a search is announced in one message, and sent without being typed again",
  { tag: "@desktop" },
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto("/find_room/?selectedInDate=2026-12-06&selectedOutDate=2026-12-09&adult=2");
    await expect.poll(announced).toHaveLength(1);
    expect((await announced())[0]).toMatch(
      new RegExp(
        `Sun 6 December 2026.*Wed 9 December 2026.*${counted(3, stayTexts.night)}.*${counted(2, stayTexts.adult)}`,
      ),
    );
    const { title } = roomOf("deluxe-room");
    await page
      .getByRole("link", { name: new RegExp(`${roomActions.book.label}\\s*: ${title}`) })
      .click();
    const email = page.getByRole("link", { name: sendTexts.channels.email, exact: true });
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();
    const letter = new URL((await email.getAttribute("href")) ?? "").searchParams.get("body");
    for (const line of [
      `${stayTexts.facts.checkIn.label}: Sun 6 December 2026`,
      `${stayTexts.facts.checkOut.label}: Wed 9 December 2026`,
      `${counted(3, stayTexts.night)}, ${counted(2, stayTexts.adult)}`,
    ]) {
      expect(letter).toContain(line);
    }
  },
);

test(
  "a search that lacks a date is refused in words, and no field is called wrong before",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/find_room/?adult=2");
    await expect(
      page.getByRole("button", { name: `${stayFields.guests.label} 2 adults` }),
    ).toBeVisible();
    const checkIn = page.getByLabel(stayFields.checkIn.label);
    await expect(checkIn).toHaveAttribute("aria-invalid", "false");
    await page.getByRole("button", { name: findRoomPage.submit }).click();
    await expect(checkIn).toBeFocused();
    await expect(checkIn).toHaveAttribute("aria-invalid", "true");
    await expect(checkIn).toHaveAccessibleName(
      `${stayFields.checkIn.label} ${formAnswers.requiredText}`,
    );
    await checkIn.fill("2026-12-06");
    await expect(checkIn).toHaveAttribute("aria-invalid", "false");
    await expect(checkIn).toHaveAccessibleName(stayFields.checkIn.label);
  },
);

test("filters and searches say how many they found", { tag: "@desktop" }, async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await page.goto("/service_details/");
  await page.getByRole("button", { name: menuFilters[1].label }).click();
  await expect.poll(announced).toEqual([expect.stringMatching(/^\d+ dishes$/)]);
  await page.goto("/blog/");
  await page.getByLabel(blogPage.search.label).fill(blogTags[0]);
  await expect
    .poll(announced)
    .toEqual([expect.stringMatching(new RegExp(`^\\d stor(y|ies) match(es)? “${blogTags[0]}”`))]);
});

test(
  "an expanded list has aria-expanded, and keeps the focus",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/home3/");
    const rooms = page.getByRole("region", { name: homeHostel.rooms.title });
    const button = rooms.getByRole("button", { expanded: false });
    await button.press("Enter");
    await expect(rooms.getByRole("button", { expanded: true })).toBeFocused();
    await expect(rooms.getByRole("listitem")).toHaveCount(hostelRooms.length);
  },
);

test(
  "each room that is marked is announced, and four are the most",
  { tag: "@desktop" },
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto("/room/");
    await hydrate(page);
    for (const room of [
      roomOf("classic-room").title,
      roomOf("deluxe-room").title,
      roomOf("family-room").title,
      roomOf("double-room").title,
    ]) {
      await page.getByRole("button", { name: `${compareTexts.mark}: ${room}` }).click();
    }
    await expect
      .poll(announced)
      .toEqual([
        `1 ${compareTexts.one}.`,
        `2 ${compareTexts.other}.`,
        `3 ${compareTexts.other}.`,
        compareTexts.full,
      ]);
  },
);

test(
  "the planner announces every change, and needs no dragging",
  { tag: "@desktop" },
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto("/plan/");
    await hydrate(page);
    await page.getByRole("button", { name: `${planTexts.moreAt} ${placeNames.tana.name}` }).click();
    await page
      .getByRole("button", { name: `${planTexts.later} ${placeNames.entoto.name}` })
      .click();
    await page.getByRole("button", { name: planTexts.undo }).click();
    await expect
      .poll(announced)
      .toEqual([
        `${placeNames.tana.name}: 1 ${planTexts.night.one}, 6 ${planTexts.inAll}`,
        `${placeNames.entoto.name} ${planTexts.nowStop} 2 ${planTexts.of} 4.`,
        planTexts.undone,
      ]);
  },
);

test(
  "a form says what is wrong beside its field, and answers once when it is sent",
  { tag: "@desktop" },
  async ({ page }) => {
    const announced = await recordAnnouncements(page);
    await page.goto("/stay_card/");
    const form = page.getByRole("form", { name: newsletterForm.label });
    const email = form.getByLabel(newsletterForm.email.label);
    await expect(email).toHaveAttribute("autocomplete", "email");
    await form.getByRole("button", { name: newsletterForm.submit }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/\S/);
    await email.fill("hanna@example.com");
    await expect(email).toHaveAccessibleDescription("");
    await form.getByRole("button", { name: newsletterForm.submit }).click();
    await expect.poll(announced).toEqual([expect.stringContaining(formAnswers.nothingSent)]);
  },
);

test(
  "the film starts without a sound and is there in words",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/about/");
    await page.getByRole("button", { name: /^Play video/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(lightbox.inWords).click();
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(shots.length);
    const film = dialog.locator("video");
    await expect
      .poll(() => film.evaluate((video) => "currentTime" in video && Number(video.currentTime) > 0))
      .toBe(true);
    const audioBytes = await film.evaluate(
      (video) => "webkitAudioDecodedByteCount" in video && video.webkitAudioDecodedByteCount,
    );
    expect(audioBytes).toBe(0);
  },
);

test(
  "every footer leads to the accessibility statement, and that to somebody who can help",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/home4/");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: accessibilityPage.menuLabel })
      .click();
    await expect(page).toHaveURL(/\/accessibility\/$/);
    const report = page.getByRole("region", { name: barrierReport.title });
    await expect(report.getByRole("link")).toHaveText([site.phones.booking, /@/]);
    await expect(page.getByText(statement.reviewed.label)).toContainText(
      statement.reviewed.day.slice(0, 4),
    );
  },
);
