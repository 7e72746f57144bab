import type { Locator, Page } from "@playwright/test";
import { contactForm, dialogs, formAnswers } from "@/content/copy/forms";
import { planPageTexts, planTexts } from "@/content/copy/plan";
import { requests, requestTexts, type RequestKind } from "@/content/copy/requests";
import { locationOf } from "@/content/model/locations";
import { serviceOf } from "@/content/model/services";
import { site } from "@/content/model/site";
import { stayTexts } from "@/content/copy/stay";
import { sendTexts } from "@/content/copy/stay-request";
import { fillText } from "@/lib/text/fill-text";
import { vouchers } from "@/content/model/vouchers";
import { axeColourFindings, axeFindings } from "./support/axe";
import { inTurn, onDesktop, onPhone } from "./support/matrix";
import { rewriteRouteData } from "./support/route-data";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";
import { turn } from "./support/theme";
import { counted, escaped, startingWith } from "./support/words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const formOn = (page: Page) => page.getByRole("form", { name: contactForm.title });
const messageOn = (page: Page) => formOn(page).getByLabel(contactForm.message.label);
const channels = sendTexts.channels;

/** The owner's chats are set at build time; the test injects them into the built page. */
async function withChats(page: Page) {
  const phone = `"phone":"${site.phones.booking}"`;
  await page.addInitScript(rewriteRouteData, [
    {
      written: phone,
      instead: `${phone},"whatsapp":"251110000001","telegram":"adey_rooms"`,
    },
  ]);
}

/** Gets past the two dialogs of the specification without filling in the rest. */
async function send(page: Page) {
  await formOn(page).getByRole("button", { name: contactForm.submit }).click();
  for (const { title, confirm } of [dialogs.warning, dialogs.success]) {
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("button", { name: confirm }).click();
  }
  return formOn(page).getByRole("status");
}

/** The text that a channel opens with, with normalised line ends. */
async function letterOf(link: Locator) {
  const { searchParams } = new URL((await link.getAttribute("href")) ?? "");
  const letter = searchParams.get("text") ?? searchParams.get("body") ?? "";
  return { subject: searchParams.get("subject"), letter: letter.replaceAll("\r\n", "\n") };
}

const tana = locationOf("tana").name;
const dinner = vouchers[0]?.title ?? "";
const voucherQuery = new URLSearchParams({ subject: "option3", title: dinner, ask: "voucher" });
const restaurant = serviceOf("restaurant").title;
const spa = serviceOf("spa").title;
const { options } = contactForm.subject;
const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? "";

function linesOf(ask: RequestKind, known: string): readonly string[] {
  const { lines, named } = requests[ask];
  return lines.map((label) => `${label}: ${label === named ? known : ""}`);
}

const at = (ask: RequestKind, place: string) =>
  requests[ask].subjectAt?.replace("{place}", place) ?? "";

const stay = "selectedInDate=2026-12-06&selectedOutDate=2026-12-09&adult=2";

/** What a guest clicks where, and the form's text afterwards; features/request/prefilled-message.test.ts compares it word for word. */
const asked = [
  {
    ask: "voucher",
    from: "/about/",
    link: (page: Page) =>
      page.locator("#vouchers").getByRole("link", { name: new RegExp(`${escaped(dinner)}$`) }),
    subject: `${requests.voucher.subject}: ${dinner}`,
    lines: linesOf("voucher", dinner),
  },
  {
    ask: "table",
    from: `/resorts/tana/?${stay}`,
    link: (page: Page) => page.locator("#eating").getByRole("link", { name: requestTexts.table }),
    subject: at("table", tana),
    lines: [
      ...linesOf("table", tana),
      "",
      `${stayTexts.facts.checkIn.label}: Sun 6 December 2026`,
      `${stayTexts.facts.checkOut.label}: Wed 9 December 2026`,
      `${stayTexts.facts.nights.label}: ${counted(3, stayTexts.night)}`,
      `${stayTexts.facts.guests.label}: ${counted(2, stayTexts.adult)}`,
    ],
  },
  {
    ask: "table",
    from: "/service_details/restaurant/",
    link: (page: Page) => page.getByRole("link", { name: requestTexts.table }),
    subject: `${requests.table.subject}: ${restaurant}`,
    lines: linesOf("table", restaurant),
  },
  {
    ask: "transfer",
    from: "/resorts/tana/",
    link: (page: Page) =>
      page.locator("#arriving").getByRole("link", { name: requestTexts.transfer }),
    subject: at("transfer", tana),
    lines: linesOf("transfer", tana),
  },
  {
    ask: "appointment",
    from: "/service_details/spa/",
    link: (page: Page) => page.getByRole("link", { name: requestTexts.appointment }),
    subject: `${requests.appointment.subject}: ${spa}`,
    lines: linesOf("appointment", spa),
  },
  {
    ask: "place",
    from: "/resorts/tana/",
    link: (page: Page) =>
      page.getByRole("link", { name: fillText(requestTexts.place, { place: tana }) }),
    subject: at("place", tana),
    lines: linesOf("place", tana),
  },
] as const;

/** A page that is scrolled smoothly must still arrive at the form. */
test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const [place, { ask, from, link, subject, lines }] of asked.entries()) {
    const { option } = requests[ask];
    test(
      `${subject}, asked for on ${from}, is prepared and goes by every way`,
      { tag: inTurn(place) },
      async ({ page, tolerate }) => {
        tolerate(/React error #418/);
        await withChats(page);
        await page.goto(from);
        // The link takes the stay along once the page is hydrated.
        await hydrate(page);
        await link(page).click();
        await expect(page).toHaveURL(/\/contact\/\?.*#touch$/);
        await expect(messageOn(page)).toHaveValue(lines.join("\n"));
        await expect(
          formOn(page).getByRole("heading").or(messageOn(page)).first(),
        ).toBeInViewport();
        // The injected chats are in the document only.
        await page.reload();
        await expect(messageOn(page)).toHaveValue(lines.join("\n"));
        await expect(formOn(page).getByLabel(contactForm.subject.label)).toHaveValue(option);
        await expect(formOn(page).getByText(formAnswers.stayIncluded)).toBeVisible();

        // The focus is on the first empty line.
        await messageOn(page).focus();
        await page.keyboard.type("please ask");
        const blank = lines.findIndex((line) => line.endsWith(": "));
        const written = lines
          .map((line, at) => (at === blank ? `${line}please ask` : line))
          .join("\n");
        await expect(messageOn(page)).toHaveValue(written);

        const status = await send(page);
        await expect(status).toContainText(formAnswers.prepared);
        const letter = `Subject: ${labelOf(option)}\nMessage:\n${written}`.trimEnd();
        const email = status.getByRole("link", { name: formAnswers.sendAsEmail });
        expect(await letterOf(email)).toEqual({ subject, letter });
        for (const chat of [channels.whatsapp, channels.telegram]) {
          const written = await letterOf(status.getByRole("link", { name: chat }));
          expect(written.letter).toBe(`${subject}\n${letter}`);
        }
        await expect(
          status.getByRole("link", { name: startingWith(channels.phone) }),
        ).toHaveAttribute("href", /^tel:\+/);
      },
    );
  }
});

test(
  "as the site is shipped the words go by e-mail and telephone, follow what is still typed, and can be copied",
  { tag: onDesktop },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/contact/?subject=option2&ask=appointment&service=spa");
    await expect(messageOn(page)).not.toHaveValue("");
    const status = await send(page);
    await expect(status.getByRole("link")).toHaveCount(2);
    await formOn(page).getByLabel(contactForm.name.label).fill("Hanna Tesfaye");
    const email = status.getByRole("link", { name: formAnswers.sendAsEmail });
    expect((await letterOf(email)).letter).toContain(`${contactForm.name.label}: Hanna Tesfaye`);
    await status.getByRole("button", { name: sendTexts.actions.copy }).press("Enter");
    await expect(status).toContainText(sendTexts.actions.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${requests.appointment.subject}: ${spa}\n\n${contactForm.name.label}: Hanna Tesfaye`,
    );
  },
);

for (const [place, theme] of (["light", "dark"] as const).entries()) {
  test(
    `axe finds nothing where the channels are offered, in the ${theme} theme`,
    { tag: inTurn(place) },
    async ({ page, tolerate }) => {
      tolerate(/React error #418/);
      await withChats(page);
      await page.goto(`/contact/?${voucherQuery}`);
      await expect(messageOn(page)).not.toHaveValue("");
      await turn(page, theme);
      const status = await send(page);
      await status.getByText(channels.read).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.goto("/plan/");
      await page.getByRole("heading", { name: planPageTexts.askHeading }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("link", { name: channels.email, exact: true })).toBeVisible();
      await turn(page, theme);
      expect(await axeFindings(page)).toEqual([]);
      expect(await axeColourFindings(page)).toEqual([]);
    },
  );
}

test(
  "a voucher leads on to a stay that names it, within the variant",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(`/home3/contact/?${voucherQuery}`);
    await formOn(page).getByRole("link", { name: requestTexts.voucherStay }).click();
    await expect(page).toHaveURL(/\/home3\/find_room\/\?voucher=dinner$/);
  },
);

test("a forged address cannot make us offer anything", { tag: onDesktop }, async ({ page }) => {
  await page.goto("/contact/?subject=option3&ask=voucher&title=A+castle+for+a+dollar");
  await expect(messageOn(page)).toHaveValue(linesOf("voucher", "").join("\n"));
  await expect(formOn(page).getByRole("link", { name: requestTexts.voucherStay })).toHaveCount(0);
});

test(
  "a journey goes by every way with its days, its address and a reference",
  { tag: onPhone },
  async ({ page, tolerate }) => {
    tolerate(/React error #418/);
    await withChats(page);
    await page.goto(
      "/plan/?first=2026-12-30&stop=entoto&nights=1&stop=tana&nights=3&stop=bishoftu&nights=0&stop=awash&nights=0",
    );
    await page.getByRole("heading", { name: planPageTexts.askHeading }).scrollIntoViewIfNeeded();
    const totals = page.locator("#journey");
    await expect(totals).toContainText(channels.hint);
    await expect(totals.getByText(/^ADEY-/), "nothing was sent yet").toHaveCount(0);
    const email = totals.getByRole("link", { name: channels.email, exact: true });
    const { subject: named, letter } = await letterOf(email);
    const reference = /ADEY-[2-9A-Z]{6}/.exec(named ?? "")?.[0] ?? "";
    const subject = `${planTexts.mailSubject} ${reference}: Wed 30 December 2026`;
    expect(await letterOf(email)).toEqual({ subject, letter });
    expect(letter.split("\n").slice(0, 3)).toEqual([
      "1. Entoto: 1 night, Wed 30 to Thu 31 December 2026 / 21 to 22 Tahsas 2019",
      `2. ${tana}: 3 nights, Thu 31 December 2026 to Sun 3 January 2027 / 22 to 25 Tahsas 2019`,
      `${planTexts.totals.nights}: ${counted(4, planTexts.night)}`,
    ]);
    for (const line of requests.journey.lines) expect(letter).toContain(`\n${line}:`);
    expect(letter).toMatch(/http.*first=2026-12-30&stop=entoto&nights=1/);
    for (const chat of [channels.whatsapp, channels.telegram]) {
      const written = await letterOf(totals.getByRole("link", { name: chat }));
      expect(written.letter).toBe(`${subject}\n${letter}`);
    }
    await expect(totals.getByRole("link", { name: startingWith(channels.phone) })).toBeVisible();
    await page.reload();
    await page.getByRole("heading", { name: planPageTexts.askHeading }).scrollIntoViewIfNeeded();
    await email.click();
    await expect(totals.getByText(/^ADEY-/)).toHaveText(reference);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "every such link still leads to somebody to write to, with lines to complete",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/resorts/tana/");
      await page.getByRole("link", { name: requestTexts.transfer }).click();
      await expect(page).toHaveURL(/\/contact\/\?/);
      const link = formOn(page).getByRole("link", { name: site.emails.booking });
      const { subject, letter } = await letterOf(link);
      expect(subject).toBe(requestTexts.withoutScripts.subject);
      expect(letter.split("\n")).toEqual(
        requestTexts.withoutScripts.lines.map((line) => `${line}: `),
      );
      await page.goto("/plan/");
      await expect(page.getByRole("link", { name: planPageTexts.askLink })).toBeVisible();
      await expect(
        page.locator("#journey").getByRole("link", { name: startingWith(planPageTexts.askOr) }),
      ).toBeVisible();
    },
  );
});
