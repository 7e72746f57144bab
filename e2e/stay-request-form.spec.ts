import type { Page } from "@playwright/test";
import {
  leastElapsedSeconds,
  sendTimeoutMs,
  type FormDestination,
} from "@/components/features/forms/send-form";
import { formAnswers } from "@/content/copy/forms";
import { stayTexts } from "@/content/copy/stay";
import { stepTexts } from "@/content/copy/booking-steps";
import { sendTexts } from "@/content/copy/stay-request";
import { axeColourFindings, axeFindings } from "./support/axe";
import { startFormEndpoint, type FormEndpoint } from "./support/form-endpoint";
import { few, inTurn, onDesktop, onPhone } from "./support/matrix";
import { holdRequests } from "./support/requests";
import {
  addressLine,
  change,
  deluxe,
  deluxeHouse,
  openSend,
  requestOn,
  sendAddress,
  referenceIn,
  stayLines,
  subject,
  way,
  emailFromLink,
  withSettings,
} from "./support/stay-request";
import { turn } from "./support/theme";
import { expect, test } from "./support/test";

/** The test injects a host into the built page, whose policy does not allow it, so the policy is bypassed (as in e2e/forms.spec.ts). */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const { form: texts, sent: sentTexts } = sendTexts;
const formats = ["urlencoded", "multipart", "json"] as const;
const ownersFields = { access_key: "0000" };

const words = {
  [texts.name.label]: "Hanna Tesfaye",
  [texts.email.label]: "hanna@example.com",
  [texts.phone.label]: "+251 911 00 00 01",
  [texts.ages.label]: "7",
  [texts.note.label]: "We come at 22:00.\nA cot & ñuts allergy: 100 % sure?",
};

const form = (page: Page) => page.getByRole("form", { name: texts.title });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: false });
const status = (page: Page) => form(page).getByRole("status");
const submit = (page: Page) => form(page).getByRole("button", { name: texts.submit });
const retry = (page: Page) => status(page).getByRole("button", { name: formAnswers.retry });
const note = (page: Page) => requestOn(page).getByRole("heading", { name: sentTexts.title });

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(words)) await field(page, label).fill(text);
}

async function expectEveryWordKept(page: Page) {
  for (const [label, text] of Object.entries(words))
    await expect(field(page, label)).toHaveValue(text);
}

let host: FormEndpoint;
test.beforeEach(async ({ page, tolerate }, { tags }) => {
  host = await startFormEndpoint();
  tolerate(
    /another host|request failed|Failed to load resource|^(413|422|429|500)|CORS policy|ERR_INTERNET|ERR_FAILED|RSC payload/,
  );
  const format = formats.find((named) => tags.includes(`@${named}`)) ?? "urlencoded";
  const destination: FormDestination = { url: host.address, format, fields: ownersFields };
  await withSettings(page, { destination });
  await openSend(page);
  await expect(form(page)).toHaveAttribute("action", host.address);
});
test.afterEach(() => host.close());

// e2e/forms.spec.ts tests the other formats with all forms.
for (const [place, format] of few(formats, 1).entries()) {
  test(
    `sent once as ${format}, however often it is clicked, and every word arrives`,
    { tag: [`@${format}`, ...inTurn(place)] },
    async ({ page }) => {
      const code = await referenceIn(page);
      const releaseRequest = await holdRequests(page, host.address);
      await fillIn(page);
      await submit(page).dblclick();
      await expect(status(page)).toHaveText(formAnswers.sending);
      await field(page, texts.email.label).press("Enter");
      releaseRequest();
      await expect(note(page)).toBeFocused();
      await expect(note(page)).toBeInViewport();
      expect(host.received).toHaveLength(1);
      const typed = words[texts.note.label] ?? "";
      const received = host.received[0] ?? {};
      // Text areas are sent with the line ends of their format.
      expect({ ...received, message: "", note: received.note?.replaceAll("\r\n", "\n") }).toEqual({
        ...ownersFields,
        form: "stay",
        room: deluxe.title,
        house: deluxeHouse.name,
        checkIn: "2026-12-01",
        checkOut: "2026-12-04",
        nights: "3",
        rooms: "2",
        adults: "3",
        children: "1",
        ratePerNight: String(deluxe.pricePerNight),
        total: String(6 * deluxe.pricePerNight),
        reference: code,
        subject: subject(code),
        message: "",
        name: words[texts.name.label],
        email: words[texts.email.label],
        phone: words[texts.phone.label],
        ages: words[texts.ages.label],
        note: typed,
        elapsed: expect.stringMatching(/^([3-9]|\d\d)$/),
      });
      expect(received.message?.split(/\r?\n/)).toEqual([
        subject(code),
        "",
        ...stayLines,
        "",
        `${sendTexts.message.name}: ${words[texts.name.label]}`,
        `${sendTexts.message.email}: ${words[texts.email.label]}`,
        `${sendTexts.message.phone}: ${words[texts.phone.label]}`,
        `${texts.ages.label}: ${words[texts.ages.label]}`,
        ...`${sendTexts.message.note}: ${typed}`.split("\n"),
        "",
        addressLine(page),
      ]);
    },
  );
}

test(
  "what is wrong is said beside its field as the guest leaves it, and nothing is sent before",
  { tag: onPhone },
  async ({ page }) => {
    const [name, email, phone] = [texts.name, texts.email, texts.phone].map(({ label }) =>
      field(page, label),
    );
    if (!name || !email || !phone) throw new Error("a field is missing");
    await email.fill("hanna");
    await phone.fill("one two");
    await name.focus();
    await expect(email).toHaveAccessibleDescription(formAnswers.invalidEmail);
    await expect(phone).toHaveAccessibleDescription(formAnswers.invalidPhone);
    await submit(page).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(formAnswers.requiredText);
    expect(await axeFindings(page)).toEqual([]);
    await turn(page, "dark");
    expect(await axeColourFindings(page)).toEqual([]);
    await email.fill("hanna@example.com");
    await expect(email).toHaveAccessibleDescription("");
    await form(page).getByRole("button", { name: texts.clear }).click();
    await expect(status(page)).toHaveText(texts.cleared);
    await expect(name).toBeFocused();
    for (const one of [name, email, phone]) {
      await expect(one).toHaveValue("");
      await expect(one).toHaveAccessibleDescription("");
    }
    expect(host.received).toHaveLength(0);
  },
);

test(
  "500, 422, Change, Back and a reload: every word is kept, and Try again sends it",
  { tag: onDesktop },
  async ({ page }) => {
    host.replies.push(
      { status: 500 },
      { status: 422, body: { errors: { email: "We cannot write to this address." } } },
    );
    const code = await referenceIn(page);
    await fillIn(page);
    await submit(page).click();
    await expect(status(page)).toContainText(formAnswers.failed);
    await expectEveryWordKept(page);
    expect(await axeFindings(page)).toEqual([]);
    await retry(page).click();
    const email = field(page, texts.email.label);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("We cannot write to this address.");
    await expect(status(page)).toHaveText(formAnswers.refused);
    await expectEveryWordKept(page);

    await change(page, stayTexts.facts.guests.label).click();
    await expect(requestOn(page)).toBeHidden();
    await page.goBack();
    await expectEveryWordKept(page);
    await page.reload();
    await expectEveryWordKept(page);
    expect(await referenceIn(page)).toBe(code);
    await submit(page).click();
    await expect(note(page)).toBeVisible();
    expect(host.received.map(({ reference }) => reference)).toEqual([code, code, code]);
  },
);

test(
  "after it was sent: the reference, what comes next, a reload that knows, and a new reference for another stay",
  { tag: onDesktop },
  async ({ page }) => {
    const code = await referenceIn(page);
    await fillIn(page);
    await submit(page).click();
    await expect(
      requestOn(page).getByText(sentTexts.text.replace("{reference}", code)),
    ).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await turn(page, "dark");
    expect(await axeColourFindings(page)).toEqual([]);
    expect(await referenceIn(page), "the reference that was sent").toBe(code);
    const letter = await emailFromLink(way(page, "email"));
    expect(letter.subject, "an e-mail about it names the same").toBe(subject(code));
    expect(letter.lines.join("\n")).not.toContain("Hanna");

    await page.reload();
    await expect(
      requestOn(page).getByText(sentTexts.before.replace("{reference}", code)),
    ).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(await referenceIn(page)).toBe(code);

    await page.goto(sendAddress.replace("room=2", "room=1"));
    await expect(form(page)).toBeVisible();
    await expect(field(page, texts.name.label)).toHaveValue("");
    expect(await referenceIn(page)).not.toBe(code);
    expect(host.received).toHaveLength(1);
  },
);

test(
  "slow, and the guest looks at another step meanwhile: sent once all the same",
  { tag: onPhone },
  async ({ page }) => {
    await fillIn(page);
    await page.clock.install();
    await submit(page).click();
    await expect(status(page)).toHaveText(formAnswers.sending);
    const steps = page.getByRole("navigation", { name: stepTexts.label });
    await steps.getByRole("link", { name: stepTexts.dates.label }).click();
    await expect(requestOn(page)).toBeHidden();
    await page.goBack();
    await submit(page).click();
    await expect(status(page)).toHaveText(formAnswers.sending);
    let posts = 0;
    page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
    // Waits long enough for a second form to be sent too.
    await page.clock.fastForward(3 * leastElapsedSeconds * 1000);
    await expect(note(page)).toBeVisible();
    expect(posts).toBe(1);
    expect(host.received).toHaveLength(1);
  },
);

test("what is typed while it is on its way is not lost", { tag: onDesktop }, async ({ page }) => {
  await fillIn(page);
  await submit(page).click();
  await expect(status(page)).toHaveText(formAnswers.sending);
  await field(page, texts.note.label).pressSequentially(" And two towels.");
  await expect(note(page)).toBeVisible();
  expect(host.received[0]?.note).not.toContain("towels");
  expect((await emailFromLink(way(page, "email"))).lines.join("\n")).toContain("And two towels.");
});

test(
  "silent for ten seconds: nobody is told that it arrived",
  { tag: onPhone },
  async ({ page }) => {
    host.replies.push("silence");
    await fillIn(page);
    await page.clock.install();
    await submit(page).click();
    await expect(status(page)).toHaveText(formAnswers.sending);
    await page.clock.fastForward(leastElapsedSeconds * 1000);
    await expect.poll(() => host.received).toHaveLength(1);
    await expect(status(page)).toHaveText(formAnswers.sending);
    await page.clock.fastForward(sendTimeoutMs);
    await expect(status(page)).toContainText(formAnswers.unanswered);
    await expectEveryWordKept(page);
    await expect(retry(page)).toBeVisible();
  },
);

test(
  "offline midway, then a host that is gone: said in words, every word kept, and Try again works",
  { tag: onDesktop },
  async ({ page, context }) => {
    await fillIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(status(page)).toContainText(formAnswers.offline);
    await context.setOffline(false);
    await page.route(`${host.address}**`, (route) => route.abort("connectionrefused"));
    await retry(page).click();
    await expect(submit(page)).toBeFocused();
    await expect(status(page)).toContainText(formAnswers.unanswered);
    await expectEveryWordKept(page);
    expect(host.received).toHaveLength(0);
    await page.unroute(`${host.address}**`);
    await retry(page).click();
    await expect(note(page)).toBeFocused();
    expect(host.received).toHaveLength(1);
  },
);

test(
  "413 and 429: asks for fewer words, then for a minute, and keeps what is there, over a reload too",
  { tag: onPhone },
  async ({ page }) => {
    await fillIn(page);
    const novel = "We came for the lake. ".repeat(800);
    await field(page, texts.note.label).fill(novel);
    await submit(page).click();
    await expect(status(page)).toHaveText(formAnswers.tooLong);
    await page.reload();
    await expect(field(page, texts.note.label)).toHaveValue(novel);
    await field(page, texts.note.label).fill("A cot");
    host.replies.push({ status: 200, body: { ok: false, message: "Not today." } });
    await submit(page).click();
    await expect(status(page)).toHaveText(
      formAnswers.refusedBecause.replace("{reason}", "Not today."),
    );
    host.replies.push({ status: 429 });
    await submit(page).click();
    await expect(status(page)).toContainText("please wait 1 minute, then try again");
    await retry(page).click();
    await expect(status(page)).toContainText(/please wait (\d+ seconds|1 minute)/);
    await expect(field(page, texts.note.label)).toHaveValue("A cot");
    expect(host.received).toHaveLength(2);
  },
);
