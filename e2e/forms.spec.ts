import type { Page } from "@playwright/test";
import {
  leastElapsedSeconds,
  sendTimeoutMs,
  type FormDestination,
} from "@/components/features/forms/send-form";
import {
  appointmentForm,
  commentForm,
  contactForm,
  dialogs,
  formAnswers,
  newsletterForm,
} from "@/content/copy/forms";
import { honeypot } from "@/content/copy/honeypot";
import { site } from "@/content/model/site";
import { axeFindings } from "./support/axe";
import { deviceBack } from "./support/device-back";
import { startFormEndpoint, type FormEndpoint } from "./support/form-endpoint";
import { inTurn, onDesktop, onPhone } from "./support/matrix";
import { rewriteRouteData } from "./support/route-data";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const formOn = (page: Page) => page.getByRole("form", { name: contactForm.title });
const footerForm = (page: Page) =>
  page.getByRole("contentinfo").getByRole("form", { name: newsletterForm.label });

const words = {
  [contactForm.name.label]: "Hanna Tesfaye",
  [contactForm.email.label]: "hanna@example.com",
  Message: "Two rooms by the lake, please.",
};

/** The browser's own validation is off once the form is hydrated. */
async function openForm(page: Page, address: string, form = formOn(page)) {
  await page.goto(address);
  await page.keyboard.press("Shift");
  await expect(form).toHaveJSProperty("noValidate", true);
  return form;
}

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(words)) {
    await formOn(page).getByLabel(label).fill(text);
  }
}

async function expectEveryWordKept(page: Page) {
  for (const [label, text] of Object.entries(words)) {
    await expect(formOn(page).getByLabel(label)).toHaveValue(text);
  }
}

const click = (page: Page) =>
  formOn(page).getByRole("button", { name: contactForm.submit }).click();

test(
  "a guest who looks something up finds the words typed before",
  { tag: onPhone },
  async ({ page }) => {
    await openForm(page, "/contact/");
    await fillIn(page);
    await page.goto("/pricing/");
    await openForm(page, "/contact/");
    await expectEveryWordKept(page);
  },
);

test.describe("as the site is shipped, no form sends anything", () => {
  let posts = 0;
  test.beforeEach(({ page }) => {
    posts = 0;
    page.on("request", (request) => {
      if (request.method() !== "GET") posts += 1;
    });
  });
  test.afterEach(() => expect(posts).toBe(0));

  for (const [place, theme] of (["light", "dark"] as const).entries()) {
    test(
      `the contact form asks and congratulates in the ${theme} theme, and axe finds nothing`,
      { tag: inTurn(place) },
      async ({ page }) => {
        await page.addInitScript(
          (dark) => localStorage.setItem("darkMode", dark),
          `${theme === "dark"}`,
        );
        await openForm(page, "/contact/");
        await click(page);
        // The window is low, so the answer has to scroll into view.
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
        const question = page.getByRole("dialog", { name: dialogs.warning.title });
        await expect(question).toContainText(dialogs.warning.text);
        expect(await axeFindings(page)).toEqual([]);
        await question.getByRole("button", { name: dialogs.warning.confirm }).click();
        const praise = page.getByRole("dialog", { name: dialogs.success.title });
        await expect(praise).toContainText(dialogs.success.text);
        expect(await axeFindings(page)).toEqual([]);
        await praise.getByRole("button", { name: dialogs.success.confirm }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(formOn(page).getByRole("button", { name: contactForm.submit })).toBeFocused();
        await expect(formOn(page).getByRole("status")).toContainText(formAnswers.prepared);
        await expect(
          formOn(page).getByRole("link", { name: formAnswers.sendAsEmail }),
        ).toHaveAttribute("href", /^mailto:/);
        await expect(
          formOn(page).getByText(formAnswers.prepared),
          "what became of it is in sight",
        ).toBeInViewport({ ratio: 1 });
        expect(await axeFindings(page)).toEqual([]);
      },
    );
  }

  test(
    "Tab stays in the dialog, Escape closes it, and every word is still there",
    { tag: onDesktop },
    async ({ page }) => {
      await openForm(page, "/home3/contact/");
      await fillIn(page);
      await click(page);
      const question = page.getByRole("dialog", { name: dialogs.warning.title });
      await expect(question.getByRole("button", { name: dialogs.warning.confirm })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(question.getByRole("button", { name: dialogs.warning.cancel })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(question.getByRole("button", { name: dialogs.warning.confirm })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(formOn(page).getByRole("button", { name: contactForm.submit })).toBeFocused();
      await expectEveryWordKept(page);
    },
  );

  test(
    "Back on a phone shuts the question, then the answer, and stays on the page",
    { tag: onPhone },
    async ({ page }) => {
      const back = await deviceBack(page);
      await page.goto("/about/");
      await openForm(page, "/contact/");
      await fillIn(page);
      await click(page);
      const question = page.getByRole("dialog", { name: dialogs.warning.title });
      await expect(question).toBeVisible();
      await back();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectEveryWordKept(page);
      await click(page);
      await question.getByRole("button", { name: dialogs.warning.confirm }).click();
      await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
      await back();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(formOn(page).getByRole("status")).toContainText(formAnswers.prepared);
      await back();
      await expect(page).toHaveURL(/\/about\/$/);
    },
  );

  test(
    "where the dialog cannot be fetched the form asks in the page",
    { tag: onPhone },
    async ({ page, tolerate }) => {
      tolerate(/request failed|ERR_FAILED|chunk/i);
      await openForm(page, "/contact/");
      await fillIn(page);
      await page.waitForLoadState("networkidle");
      await page.route("**/_next/static/**", (route) => route.abort());
      await click(page);
      const status = formOn(page).getByRole("status");
      await expect(status).toContainText(dialogs.warning.title);
      expect(await axeFindings(page)).toEqual([]);
      await status.getByRole("button", { name: dialogs.warning.confirm }).click();
      await expect(status).toContainText(dialogs.success.text);
      await expectEveryWordKept(page);
    },
  );

  test(
    "the appointment form of the Apartment home asks without checking",
    { tag: onDesktop },
    async ({ page }) => {
      const form = page.getByRole("form", { name: appointmentForm.label });
      await openForm(page, "/home5/", form);
      await form.getByRole("button", { name: appointmentForm.submit }).click();
      await expect(page.getByRole("dialog", { name: dialogs.warning.title })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );

  test(
    "the newsletter says what is wrong beside the field, then that nothing is sent",
    { tag: onPhone },
    async ({ page }) => {
      const form = await openForm(page, "/contact/", footerForm(page));
      const email = form.getByLabel(newsletterForm.email.label);
      await form.getByRole("button", { name: newsletterForm.submit }).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(formAnswers.requiredText);
      expect(await axeFindings(page)).toEqual([]);
      await email.fill("hanna");
      await expect(email).toHaveAccessibleDescription(formAnswers.invalidEmail);
      await email.fill("hanna@example.com");
      await expect(email).toHaveAccessibleDescription("");
      await email.press("Enter");
      await expect(form.getByRole("status")).toHaveText(formAnswers.nothingSent);
      await expect(email).toHaveValue("hanna@example.com");
      await expect(page).toHaveURL(/\/contact\/$/);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test(
    "the comment form takes whatever it is given but nothing",
    { tag: onDesktop },
    async ({ page }) => {
      const form = page.getByRole("form", { name: commentForm.title });
      await openForm(page, "/blog_details/", form);
      await form.getByLabel(commentForm.email.label, { exact: true }).fill("not an address");
      await form.getByLabel(commentForm.website.label).fill("javascript:alert(1)");
      const submit = form.getByRole("button", { name: commentForm.submit });
      const comment = form.getByLabel(commentForm.comment.label, { exact: true });
      await submit.click();
      await expect(comment).toHaveAccessibleDescription(formAnswers.emptyComment);
      await comment.fill("We came for the lake.");
      await submit.click();
      await expect(form.getByRole("status")).toHaveText(formAnswers.nothingSent);
      await expect(form.getByLabel(commentForm.email.label, { exact: true })).toHaveValue(
        "not an address",
      );
    },
  );
});

test(
  "what was typed is there again after a look at another page",
  { tag: onPhone },
  async ({ page }) => {
    await openForm(page, "/contact/");
    await fillIn(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Resort" }).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(page.locator(`#${contactForm.id} textarea`)).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expectEveryWordKept(page);
  },
);

test("the subject expands on focus where there is a mouse, without moving the page", async ({
  page,
  isMobile,
}) => {
  const form = await openForm(page, "/contact/");
  const subject = form.getByLabel(contactForm.subject.label);
  const below = form.getByLabel(contactForm.message.label);
  await form.getByLabel(contactForm.email.label).focus();
  const place = () => below.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.keyboard.press("Tab");
  await expect(subject).toBeFocused();
  if (isMobile) {
    await expect(form.getByRole("listbox")).toHaveCount(0);
    return;
  }
  const list = form.getByRole("listbox", { name: contactForm.subject.label });
  await expect(list).toBeFocused();
  expect(await place()).toBe(before);
  // The list covers text, none of which may show through.
  await expect(list).toHaveCSS("background-color", /^rgb\(/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(0);
  await expect(subject).toHaveValue("option2");
  await subject.click();
  await form.getByRole("option", { name: contactForm.subject.options[3].label }).click();
  await expect(list).toHaveCount(0);
  await expect(subject).toHaveValue("option4");
  await page.keyboard.press("Tab");
  await expect(below).toBeFocused();
});

test.describe("an address that chooses the subject", () => {
  for (const [asked, chosen] of [
    ["option2", "option2"],
    ["<script>alert(1)</script>", ""],
    ["x".repeat(5000), ""],
  ] as const) {
    test(`${asked.slice(0, 30)} chooses "${chosen}"`, { tag: onDesktop }, async ({ page }) => {
      const form = await openForm(page, `/contact/?${new URLSearchParams({ subject: asked })}`);
      await expect(form.getByLabel(contactForm.subject.label)).toHaveValue(chosen);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "no form offers a dead button, and each says where to write to",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/contact/");
      for (const form of [formOn(page), footerForm(page)]) {
        await expect(form.getByRole("button")).toHaveCount(0);
        await expect(form.getByRole("link", { name: site.emails.booking })).toBeVisible();
      }
      await footerForm(page).getByLabel(newsletterForm.email.label).fill("hanna@example.com");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(footerForm(page).getByLabel(newsletterForm.email.label)).toHaveValue(
        "hanna@example.com",
      );
    },
  );
});

const formats = ["urlencoded", "multipart", "json"] as const;
const ownersFields = { access_key: "0000" };

/** The props of a form with a host (components/features/forms/hidden-fields.tsx), as they are in the page's data. */
const drawnUnseen = JSON.stringify(
  Object.entries({ ...ownersFields, form: "contact", [honeypot.name]: "" }).map(
    ([name, defaultValue]) => ["$", "input", name, { type: "hidden", name, defaultValue }],
  ),
);
/** Tags a test whose host accepts one form a minute. */
const onceAMinute = "@once-a-minute";

/**
 * The owner's host is set at build time. These tests inject it into the built page, so that the shipped scripts are tested; the page then
 * differs from its HTML, which React reports, and its policy does not allow the host, so it is bypassed.
 */
test.describe("with a host of the owner's", () => {
  test.use({ bypassCSP: true });

  let host: FormEndpoint;
  test.beforeEach(async ({ page, tolerate }, { tags }) => {
    host = await startFormEndpoint(tags.includes(onceAMinute) ? 1 : undefined);
    tolerate(
      /another host|request failed|Failed to load resource|^(413|422|429|500)|CORS policy|React error #418/,
    );
    const format = formats.find((named) => tags.includes(`@${named}`)) ?? "urlencoded";
    const destination: FormDestination = { url: host.address, format, fields: ownersFields };
    await page.addInitScript(rewriteRouteData, [
      { written: '"destination":null', instead: `"destination":${JSON.stringify(destination)}` },
      {
        written: '"native":{"method":"dialog"},"children":[null,',
        instead: `"native":{"method":"post","action":"${host.address}"},"children":[${drawnUnseen},`,
      },
    ]);
    await openForm(page, "/contact/");
    await expect(formOn(page)).toHaveAttribute("action", host.address);
  });
  test.afterEach(() => host.close());

  test(
    "nothing is sent before every required field is filled in",
    { tag: onPhone },
    async ({ page }) => {
      await click(page);
      await expect(formOn(page).getByLabel(contactForm.name.label)).toBeFocused();
      for (const label of Object.keys(words)) {
        await expect(formOn(page).getByLabel(label)).toHaveAccessibleDescription(
          formAnswers.requiredText,
        );
      }
      expect(host.received).toHaveLength(0);
    },
  );

  for (const [place, format] of formats.entries()) {
    test(
      `200: sent once as ${format}, even when clicked twice, and thanked for`,
      { tag: [`@${format}`, ...inTurn(place)] },
      async ({ page }) => {
        await fillIn(page);
        await formOn(page).getByRole("button", { name: contactForm.submit }).dblclick();
        await expect(formOn(page).getByRole("status")).toHaveText(formAnswers.sent);
        expect(host.received).toHaveLength(1);
        expect(host.received[0]).toEqual({
          ...ownersFields,
          form: "contact",
          name: words[contactForm.name.label],
          email: words[contactForm.email.label],
          subject: "",
          message: words.Message,
          elapsed: expect.stringMatching(/^([3-9]|\d\d)$/),
        });
        await expect(page.locator(`#${contactForm.id} textarea`)).toHaveValue("");
      },
    );
  }

  test("422: what the host objects to is beside its field", { tag: onPhone }, async ({ page }) => {
    host.replies.push({
      status: 422,
      body: { errors: { email: "We know this address already." } },
    });
    await fillIn(page);
    await click(page);
    const email = formOn(page).getByLabel(contactForm.email.label);
    await expect(email).toHaveAccessibleDescription("We know this address already.");
    await expect(email).toBeFocused();
    await expect(formOn(page).getByRole("status")).toHaveText(formAnswers.refused);
    await expectEveryWordKept(page);
  });

  test("500: every word is kept, and Try again sends it", { tag: onDesktop }, async ({ page }) => {
    host.replies.push({ status: 500 });
    await fillIn(page);
    await click(page);
    await expect(formOn(page).getByRole("status")).toContainText(formAnswers.failed);
    await expectEveryWordKept(page);
    await formOn(page).getByRole("button", { name: formAnswers.retry }).click();
    await expect(formOn(page).getByRole("status")).toHaveText(formAnswers.sent);
    const [first, second] = host.received;
    expect(second).toEqual({ ...first, elapsed: expect.anything() });
  });

  test(
    "413: asks for fewer words, and keeps those that are there",
    { tag: onPhone },
    async ({ page }) => {
      await fillIn(page);
      const message = formOn(page).getByLabel(contactForm.message.label);
      const novel = "We came for the lake. ".repeat(1000);
      await message.fill(novel);
      await click(page);
      await expect(formOn(page).getByRole("status")).toHaveText(formAnswers.tooLong);
      await expect(message).toHaveValue(novel);
      expect(host.received).toHaveLength(0);
    },
  );

  test(
    "429: says how long to wait, as the host does, and sends nothing before",
    { tag: [onceAMinute, ...onDesktop] },
    async ({ page }) => {
      await fillIn(page);
      await click(page);
      const status = formOn(page).getByRole("status");
      await expect(status).toHaveText(formAnswers.sent);
      await fillIn(page);
      await click(page);
      await expect(status).toContainText(/please wait (\d+ seconds|1 minute), then try again/);
      await expectEveryWordKept(page);
      let requests = 0;
      page.on("request", () => (requests += 1));
      await formOn(page).getByRole("button", { name: formAnswers.retry }).click();
      await expect(status).toContainText(/please wait (\d+ seconds|1 minute), then try again/);
      expect(requests).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test(
    "an answer that the page may not read: nobody is told that it was sent, or that it was not",
    { tag: onPhone },
    async ({ page }) => {
      host.replies.push("unreadable");
      await fillIn(page);
      await click(page);
      const status = formOn(page).getByRole("status");
      await expect(status).toContainText(formAnswers.unanswered);
      expect(host.received).toHaveLength(1);
      await expectEveryWordKept(page);
      await expect(status.getByRole("link", { name: formAnswers.sendAsEmail })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test("no answer at all: given up after ten seconds", { tag: onPhone }, async ({ page }) => {
    host.replies.push("silence");
    await fillIn(page);
    await page.clock.install();
    await click(page);
    const status = formOn(page).getByRole("status");
    await expect(status).toHaveText(formAnswers.sending);
    await page.clock.fastForward(leastElapsedSeconds * 1000);
    await expect.poll(() => host.received).toHaveLength(1);
    await expect(status).toHaveText(formAnswers.sending);
    await page.clock.fastForward(sendTimeoutMs);
    await expect(status).toContainText(formAnswers.unanswered);
    await expectEveryWordKept(page);
  });

  test(
    "offline: said at once, and Try again works once there is a line",
    { tag: onDesktop },
    async ({ page, context }) => {
      await fillIn(page);
      await context.setOffline(true);
      await click(page);
      const status = formOn(page).getByRole("status");
      await expect(status).toContainText(formAnswers.offline);
      await expectEveryWordKept(page);
      expect(host.received).toHaveLength(0);
      await context.setOffline(false);
      await formOn(page).getByRole("button", { name: formAnswers.retry }).click();
      await expect(status).toHaveText(formAnswers.sent);
    },
  );

  test(
    "a machine that fills in every field is thanked and not received",
    { tag: onPhone },
    async ({ page }) => {
      await fillIn(page);
      await formOn(page)
        .locator("input[name=homepage]")
        .evaluate((trap: HTMLInputElement) => (trap.value = "https://spam.example"));
      await click(page);
      await expect(formOn(page).getByRole("status")).toHaveText(formAnswers.sent);
      expect(host.received).toHaveLength(0);
    },
  );
});
