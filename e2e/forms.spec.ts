import type { Page } from "@playwright/test";
import { dialogs, formAnswers } from "@/content/forms";
import { site } from "@/content/site";
import { axeFindings } from "./support/axe";
import { startFormsHost, type FormsHost } from "./support/forms-host";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const contactForm = (page: Page) => page.getByRole("form", { name: "GET IN TOUCH" });
const footerForm = (page: Page) =>
  page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });

const words = {
  "Your Name": "Hanna Bekele",
  "Email Address": "hanna@example.com",
  Message: "Two rooms by the lake, please.",
};

/** Once the island is there the browser's own checks are off. */
async function openForm(page: Page, address: string, form = contactForm(page)) {
  await page.goto(address);
  await page.keyboard.press("Shift");
  await expect(form).toHaveJSProperty("noValidate", true);
  return form;
}

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(words)) {
    await contactForm(page).getByLabel(label).fill(text);
  }
}

async function expectEveryWordKept(page: Page) {
  for (const [label, text] of Object.entries(words)) {
    await expect(contactForm(page).getByLabel(label)).toHaveValue(text);
  }
}

const press = (page: Page) =>
  contactForm(page).getByRole("button", { name: "SEND MESSAGE" }).click();

test.describe("as the site is shipped, no form sends anything", () => {
  let posts = 0;
  test.beforeEach(({ page }) => {
    posts = 0;
    page.on("request", (request) => {
      if (request.method() !== "GET") posts += 1;
    });
  });
  test.afterEach(() => expect(posts).toBe(0));

  for (const theme of ["light", "dark"] as const) {
    test(`the contact form asks and congratulates in the ${theme} theme, and axe finds nothing`, async ({
      page,
    }) => {
      await page.addInitScript(
        (dark) => localStorage.setItem("darkMode", dark),
        `${theme === "dark"}`,
      );
      await openForm(page, "/contact/");
      await press(page);
      const question = page.getByRole("dialog", { name: dialogs.warning.title });
      await expect(question).toContainText(dialogs.warning.text);
      expect(await axeFindings(page)).toEqual([]);
      await question.getByRole("button", { name: "Yes, complete!" }).click();
      const praise = page.getByRole("dialog", { name: "Congratulation!" });
      await expect(praise).toContainText("Your Appointment Added Successful!");
      expect(await axeFindings(page)).toEqual([]);
      await praise.getByRole("button", { name: "OK" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(contactForm(page).getByRole("button", { name: "SEND MESSAGE" })).toBeFocused();
    });
  }

  test("Tab stays in the dialog, Escape closes it, and every word is still there", async ({
    page,
  }) => {
    await openForm(page, "/home3/contact/");
    await fillIn(page);
    await press(page);
    const question = page.getByRole("dialog", { name: dialogs.warning.title });
    await expect(question.getByRole("button", { name: "Yes, complete!" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(question.getByRole("button", { name: "Yes, complete!" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(contactForm(page).getByRole("button", { name: "SEND MESSAGE" })).toBeFocused();
    await expectEveryWordKept(page);
  });

  test("where the dialog cannot be fetched the form asks in the page", async ({
    page,
    tolerate,
  }) => {
    tolerate(/request failed|ERR_FAILED|chunk/i);
    await openForm(page, "/contact/");
    await fillIn(page);
    await page.waitForLoadState("networkidle");
    await page.route("**/_next/static/**", (route) => route.abort());
    await press(page);
    const status = contactForm(page).getByRole("status");
    await expect(status).toContainText(dialogs.warning.title);
    expect(await axeFindings(page)).toEqual([]);
    await status.getByRole("button", { name: "Yes, complete!" }).click();
    await expect(status).toContainText("Your Appointment Added Successful!");
    await expectEveryWordKept(page);
  });

  test("the appointment form of the Apartment home asks without checking", async ({ page }) => {
    const form = page.getByRole("form", { name: "MAKE AN APPOINTMENT" });
    await openForm(page, "/home5/", form);
    await form.getByRole("button", { name: "Submit Now" }).click();
    await expect(page.getByRole("dialog", { name: dialogs.warning.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the newsletter says what is wrong beside the field, then that nothing is sent", async ({
    page,
  }) => {
    const form = await openForm(page, "/contact/", footerForm(page));
    const email = form.getByLabel("Email");
    await form.getByRole("button", { name: "Subscribe" }).click();
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
  });

  test("the comment form takes whatever it is given", async ({ page }) => {
    const form = page.getByRole("form", { name: "Leave A Comments" });
    await openForm(page, "/blog_details/", form);
    await form.getByLabel("Email").fill("not an address");
    await form.getByLabel("Website").fill("javascript:alert(1)");
    await form.getByRole("button", { name: "Submit Now" }).click();
    await expect(form.getByRole("status")).toHaveText(formAnswers.nothingSent);
    await expect(form.getByLabel("Email")).toHaveValue("not an address");
  });
});

test("what was typed is there again after a look at another page", async ({ page }) => {
  await openForm(page, "/contact/");
  await fillIn(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Resort" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(contactForm(page).getByLabel("Message")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expectEveryWordKept(page);
});

test("the subject expands on focus where there is a mouse, without moving the page", async ({
  page,
  isMobile,
}) => {
  const form = await openForm(page, "/contact/");
  const subject = form.getByLabel("Subject");
  const below = form.getByLabel("Message");
  await form.getByLabel("Email Address").focus();
  const place = () => below.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.keyboard.press("Tab");
  await expect(subject).toBeFocused();
  if (isMobile) {
    await expect(form.getByRole("listbox")).toHaveCount(0);
    return;
  }
  const list = form.getByRole("listbox", { name: "Subject" });
  await expect(list).toBeFocused();
  expect(await place()).toBe(before);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(0);
  await expect(subject).toHaveValue("option2");
  await subject.click();
  await form.getByRole("option", { name: "Something else" }).click();
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
    test(`${asked.slice(0, 30)} chooses "${chosen}"`, async ({ page }) => {
      const form = await openForm(page, `/contact/?${new URLSearchParams({ subject: asked })}`);
      await expect(form.getByLabel("Subject")).toHaveValue(chosen);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no form offers a dead button, and each says where to write to", async ({ page }) => {
    await page.goto("/contact/");
    for (const form of [contactForm(page), footerForm(page)]) {
      await expect(form.getByRole("button")).toHaveCount(0);
      await expect(form.getByRole("link", { name: site.emails.booking })).toBeVisible();
    }
    await footerForm(page).getByLabel("Email").fill("hanna@example.com");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(footerForm(page).getByLabel("Email")).toHaveValue("hanna@example.com");
  });
});

/** Writes a host into the data that the built page hands to its islands, as the owner's setting would have. */
function pointFormsTo(address: string) {
  const parts: unknown[] = [];
  let take = (part: unknown) => {
    parts[parts.length] = part;
  };
  const point = (part: unknown) =>
    Array.isArray(part)
      ? part.map((text: unknown) =>
          typeof text === "string"
            ? text.replaceAll('"endpoint":""', `"endpoint":"${address}"`)
            : text,
        )
      : part;
  Object.defineProperty(parts, "push", {
    get: () => (part: unknown) => take(point(part)),
    set: (next: typeof take) => (take = next),
  });
  Object.assign(self, { __next_f: parts });
}

/**
 * The owner's host is a fact of the build. Here the shipped page learns it in the browser, so that the shipped scripts are
 * what is tested; it then differs from its HTML, which React mends aloud, and its policy, which knows no host, looks away.
 */
test.describe("with a host of the owner's", () => {
  test.use({ bypassCSP: true });

  let host: FormsHost;
  test.beforeEach(async ({ page, tolerate }) => {
    host = await startFormsHost();
    tolerate(/another host|request failed|Failed to load resource|^(422|500)|React error #418/);
    await page.addInitScript(pointFormsTo, host.address);
    await openForm(page, "/contact/");
    await expect(contactForm(page)).toHaveAttribute("action", host.address);
  });
  test.afterEach(() => host.close());

  test("nothing is sent before every required field is filled in", async ({ page }) => {
    await press(page);
    await expect(contactForm(page).getByLabel("Your Name")).toBeFocused();
    for (const label of Object.keys(words)) {
      await expect(contactForm(page).getByLabel(label)).toHaveAccessibleDescription(
        formAnswers.requiredText,
      );
    }
    expect(host.heard).toHaveLength(0);
  });

  test("200: sent once, even when pressed twice, and thanked for", async ({ page }) => {
    await fillIn(page);
    await contactForm(page).getByRole("button", { name: "SEND MESSAGE" }).dblclick();
    await expect(contactForm(page).getByRole("status")).toHaveText(formAnswers.sent);
    expect(host.heard).toHaveLength(1);
    expect(Object.fromEntries(host.heard[0] ?? [])).toEqual({
      form: "contact",
      name: words["Your Name"],
      email: words["Email Address"],
      subject: "",
      message: words.Message,
    });
    await expect(contactForm(page).getByLabel("Message")).toHaveValue("");
  });

  test("422: what the host objects to stands beside its field", async ({ page }) => {
    host.replies.push({
      status: 422,
      body: { errors: { email: "We know this address already." } },
    });
    await fillIn(page);
    await press(page);
    const email = contactForm(page).getByLabel("Email Address");
    await expect(email).toHaveAccessibleDescription("We know this address already.");
    await expect(email).toBeFocused();
    await expect(contactForm(page).getByRole("status")).toHaveText(formAnswers.refused);
    await expectEveryWordKept(page);
  });

  test("500: every word is kept, and Try again sends it", async ({ page }) => {
    host.replies.push({ status: 500 });
    await fillIn(page);
    await press(page);
    await expect(contactForm(page).getByRole("status")).toContainText(formAnswers.failed);
    await expectEveryWordKept(page);
    await contactForm(page).getByRole("button", { name: "Try again" }).click();
    await expect(contactForm(page).getByRole("status")).toHaveText(formAnswers.sent);
    expect(String(host.heard[1])).toBe(String(host.heard[0]));
  });

  test("no answer at all: given up after ten seconds", async ({ page }) => {
    host.replies.push("silence");
    await fillIn(page);
    await page.clock.install();
    await press(page);
    const status = contactForm(page).getByRole("status");
    await expect(status).toHaveText(formAnswers.sending);
    await page.clock.fastForward(10_000);
    await expect(status).toContainText(formAnswers.failed);
    await expectEveryWordKept(page);
  });

  test("offline: said at once, and Try again works once there is a line", async ({
    page,
    context,
  }) => {
    await fillIn(page);
    await context.setOffline(true);
    await press(page);
    const status = contactForm(page).getByRole("status");
    await expect(status).toContainText(formAnswers.offline);
    await expectEveryWordKept(page);
    expect(host.heard).toHaveLength(0);
    await context.setOffline(false);
    await contactForm(page).getByRole("button", { name: "Try again" }).click();
    await expect(status).toHaveText(formAnswers.sent);
  });

  test("a machine that fills in every field is thanked and not heard", async ({ page }) => {
    await fillIn(page);
    await contactForm(page)
      .locator("input[name=homepage]")
      .evaluate((trap: HTMLInputElement) => (trap.value = "https://spam.example"));
    await press(page);
    await expect(contactForm(page).getByRole("status")).toHaveText(formAnswers.sent);
    expect(host.heard).toHaveLength(0);
  });
});
