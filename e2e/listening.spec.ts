import type { Page } from "@playwright/test";
import { formAnswers } from "@/content/forms";
import { listenTo, readAloud, type Heard } from "./support/hearing";
import { oneOfEachKind } from "./support/routes";
import { expect, test } from "./support/test";

/** Without motion nothing waits for its entrance, and nothing turns while the page is read. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const landmarks = [
  "banner",
  "navigation",
  "main",
  "region",
  "search",
  "form",
  "complementary",
  "contentinfo",
];

/** Heard in a place that says the rest: the carousel's region, the newsletter's form, the browser's own button in a date field. */
const saidByTheirPlace =
  /^(Go to slide \d+|Previous slide|Next slide|Subscribe|Show date picker.*)$/;

/** The specification's: Home in a breadcrumb is the house's and in the menu the variant's; Tana in the resorts' contents has its home. */
const twoPlaces = ["Home", "Tana"];

function repeated(things: readonly string[]): string[] {
  return things.filter((thing, place) => things.indexOf(thing) !== place);
}

/** "h2 Gallery after h4 ..." for every heading that leaves out a level on its way down. */
function leaps(heard: readonly Heard[]): string[] {
  const headings = heard.filter(({ role }) => role === "heading");
  return headings.flatMap(({ name, to }, place) => {
    const before = Number(headings[place - 1]?.to ?? 0);
    return Number(to) > before + 1 ? [`h${to} "${name}" after h${before}`] : [];
  });
}

/** Links of one name that lead to different places, and buttons of one name: heard alone, none of them can be told from the others. */
function ambiguous(heard: readonly Heard[]): string[] {
  const links = new Map<string, string>();
  const told = heard.flatMap(({ role, name, to }) => {
    if (role !== "link" || !to || twoPlaces.includes(name)) return [];
    const elsewhere = (links.get(name) ?? to) !== to;
    links.set(name, to);
    return elsewhere ? [`link "${name}"`] : [];
  });
  const buttons = heard.filter(
    ({ role, name }) => role === "button" && !saidByTheirPlace.test(name),
  );
  return [...told, ...repeated(buttons.map(({ name }) => `button "${name}"`))];
}

/** Words that a guest sees on a control and cannot say to it, since its name lacks them. */
function unsayable(page: Page): Promise<string[]> {
  return page.locator(":is(a, button)[aria-label]:visible").evaluateAll((controls) =>
    controls.flatMap((control) => {
      // A slide that shows "01" is "slide 1".
      const plain = (text: string) =>
        text.replace(/\s+/g, " ").replace(/^0/, "").trim().toLowerCase();
      const shown = control instanceof HTMLElement ? plain(control.innerText) : "";
      const name = plain(control.getAttribute("aria-label") ?? "");
      return name.includes(shown) ? [] : [`"${shown}" is called "${name}"`];
    }),
  );
}

/** Ethiopic words that an English voice would have to spell. */
function unvoiced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fidel = /[\u1200-\u137f]/;
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest("script, [lang=am]"))
      .flatMap((element) => [
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
        element.getAttribute("alt") ?? "",
        element.getAttribute("aria-label") ?? "",
      ])
      .filter((text) => fidel.test(text));
  });
}

for (const address of oneOfEachKind) {
  test(
    `${address} can be followed by ear: one outline, names that stand alone, Amharic in its own voice`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(address);
      const heard = await readAloud(page);
      const headings = heard.filter(({ role }) => role === "heading");
      expect.soft(headings.filter(({ to }) => to === "1")).toHaveLength(1);
      expect.soft(leaps(heard), "headings that leave out a level").toEqual([]);
      const places = heard.filter(({ role }) => landmarks.includes(role));
      const named = places.map(({ role, name }) => `${role} "${name}"`);
      expect.soft(repeated(named), "landmarks of one name").toEqual([]);
      expect.soft(ambiguous(heard), "names that do not stand alone").toEqual([]);
      expect.soft(await unsayable(page), "labels that a voice cannot press").toEqual([]);
      expect.soft(await unvoiced(page), "Amharic without its language").toEqual([]);
    },
  );
}

test(
  "a carousel is announced once, and each turn by the guest once",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = await listenTo(page);
    await page.goto("/");
    const heard = await readAloud(page);
    const offers = heard.filter(({ role, name }) => role === "region" && /offers|less/i.test(name));
    expect(offers.map(({ name }) => name)).toEqual(["Offers"]);
    const rooms = page.getByRole("region", { name: "Rooms", exact: true });
    await rooms.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(said).toEqual(["Slide 2 of 4"]);
    // A wide window shows all four in two turns, and then comes round.
    await rooms.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(said).toEqual(["Slide 2 of 4", "Slide 1 of 4"]);
  },
);

test(
  "prices, offers and hours are said as they are meant",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const spoken = async (name: string) =>
      (await page.getByRole("region", { name, exact: true }).ariaSnapshot()).replace(
        /\n\s*- /g,
        " ",
      );
    expect(await spoken("Offers")).toContain("25% off");
    expect(await spoken("Rooms")).toContain("$550 per Night");
    await page.goto("/home4/");
    await expect(page.getByText("10:00 to 20:00")).toBeVisible();
    await page.goto("/plan/");
    await expect(page.getByText("Entoto to Tana, about 560 km, 10 hours")).toBeVisible();
  },
);

test(
  "a counter says its new value, and nothing else does",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = await listenTo(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Guests 1 adult, 0 children" }).click();
    await page.getByRole("button", { name: "Add adult" }).click();
    await page.getByRole("button", { name: "Add child" }).click();
    await expect.poll(said).toEqual(["2", "1"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Guests 2 adults, 1 child" })).toBeVisible();
  },
);

test(
  "a search is told back in one message, and asked about without being typed again",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = await listenTo(page);
    await page.goto("/find_room/?selectedInDate=2026-12-06&selectedOutDate=2026-12-09&adult=2");
    await expect.poll(said).toHaveLength(1);
    expect((await said())[0]).toMatch(
      /Sun 6 December 2026.*Wed 9 December 2026.*3 nights.*2 adults/,
    );
    await page.getByRole("link", { name: "Ask for this stay" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(
      /Check In: Sun 6 December 2026\nCheck Out: Wed 9 December 2026\nNights: 3 nights\nGuests: 2 adults/,
    );
  },
);

test(
  "a search that lacks a date is refused in words, and no field is called wrong before",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/find_room/?adult=2");
    await expect(page.getByRole("button", { name: "Guests 2 adults" })).toBeVisible();
    const checkIn = page.getByLabel("Check In");
    await expect(checkIn).toHaveAttribute("aria-invalid", "false");
    await page.getByRole("button", { name: "Check Availability" }).click();
    await expect(checkIn).toBeFocused();
    await expect(checkIn).toHaveAttribute("aria-invalid", "true");
    await expect(checkIn).toHaveAccessibleName(`Check In ${formAnswers.requiredText}`);
    await checkIn.fill("2026-12-06");
    await expect(checkIn).toHaveAttribute("aria-invalid", "false");
    await expect(checkIn).toHaveAccessibleName("Check In");
  },
);

test("filters and searches say how many they found", { tag: "@desktop" }, async ({ page }) => {
  const said = await listenTo(page);
  await page.goto("/service_details/");
  await page.getByRole("button", { name: "LUNCH" }).click();
  await expect.poll(said).toEqual(["4 dishes"]);
  await page.goto("/blog/");
  await page.getByLabel("Search").fill("coffee");
  await expect.poll(said).toEqual([expect.stringMatching(/^\d stories match\.$/)]);
});

test(
  "an expanded list says that it is, and keeps the guest where they were",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/home3/");
    const rooms = page.getByRole("region", { name: "Sleep well, spend little" });
    const button = rooms.getByRole("button", { expanded: false });
    await button.press("Enter");
    await expect(rooms.getByRole("button", { expanded: true })).toBeFocused();
    await expect(rooms.getByRole("listitem")).toHaveCount(6);
  },
);

test(
  "the first room that is marked is told, and four are enough",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = await listenTo(page);
    await page.goto("/room/");
    for (const room of ["Classic Room", "Deluxe Room", "Family Room", "Double Room"]) {
      await page.getByRole("button", { name: `Mark to compare: ${room}` }).click();
    }
    await expect
      .poll(said)
      .toEqual([
        "1 room marked.",
        "2 rooms marked.",
        "3 rooms marked.",
        "Four rooms are marked. Take one away to mark another.",
      ]);
  },
);

test(
  "the planner says every change, and needs no dragging",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = await listenTo(page);
    await page.goto("/plan/");
    await page.getByRole("button", { name: "One night more at Tana" }).click();
    await page.getByRole("button", { name: "Move later: Entoto" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(said)
      .toEqual([
        "Tana: 4 nights, 9 in all.",
        "Entoto is now stop 2 of 4.",
        "The last change is undone.",
      ]);
  },
);

test(
  "a form says what is wrong beside its field, and answers once when it is sent",
  { tag: "@desktop" },
  async ({ page }) => {
    const said = await listenTo(page);
    await page.goto("/stay_card/");
    const form = page.getByRole("form", { name: "Newsletter" });
    const email = form.getByLabel("Email");
    await expect(email).toHaveAttribute("autocomplete", "email");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/\S/);
    await email.fill("hanna@example.com");
    await expect(email).toHaveAccessibleDescription("");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect.poll(said).toEqual([expect.stringMatching(/nothing has been sent/)]);
  },
);

test(
  "the film starts without a sound and is there in words",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/about/");
    await page.getByRole("button", { name: /^Play video/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("The film in words").click();
    await expect(dialog.getByText("Sunrise over Lake Tana")).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(7);
    const film = dialog.locator("video");
    await expect
      .poll(() => film.evaluate((video) => "currentTime" in video && Number(video.currentTime) > 0))
      .toBe(true);
    const heardBytes = await film.evaluate(
      (video) => "webkitAudioDecodedByteCount" in video && video.webkitAudioDecodedByteCount,
    );
    expect(heardBytes).toBe(0);
  },
);

test(
  "every footer leads to the accessibility statement, and it to whoever can help",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/home4/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL(/\/accessibility\/$/);
    const report = page.getByRole("region", { name: "Is something in your way?" });
    await expect(report.getByRole("link")).toHaveText([/^\+251/, /@/]);
    await expect(page.getByText("Last reviewed on")).toContainText("2026");
  },
);
