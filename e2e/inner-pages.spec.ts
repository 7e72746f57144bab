import type { Page } from "@playwright/test";
import { aboutPage } from "@/content/copy/about";
import { contactBlock, contactPage } from "@/content/copy/contact";
import { commentForm, contactForm } from "@/content/copy/forms";
import { blogDetails, blogPage, comments, posts } from "@/content/model/posts";
import { innerPages, pages } from "@/content/copy/pages";
import { pricingCards } from "@/content/copy/pricing";
import { meals } from "@/content/model/meals";
import { menuFilters, serviceDetails } from "@/content/copy/service-details";
import { faq } from "@/content/model/faq";
import { site } from "@/content/model/site";
import { variantOrder, variants } from "@/content/model/variants";
import { dollars, escaped, startingWith } from "./support/words";
import { dishes as foodMenu } from "@/content/model/dishes";
import { inTurn, onDesktop, onPhone } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const prefixes = variantOrder.map((variant) => variants[variant].prefix);

test(
  "what the specification does not lead elsewhere leads on in the same house, before scripts too",
  { tag: onDesktop },
  async ({ page, request }) => {
    const ways = new Map<string, readonly string[]>([
      ...innerPages.map((inner) => [inner, ["/"]] as const),
      ["about", ["/", "/contact/", "/our_team/"]],
      ["services", ["/", "/our_team/"]],
      ["service_details", ["/", "/contact/"]],
      ["pricing", ["/", "/contact/"]],
      ["find_room", ["/", "/find_room/"]],
    ]);
    for (const prefix of prefixes) {
      for (const [inner, expected] of ways) {
        const address = `${prefix}/${inner}/`;
        const html = await (await request.get(address)).text();
        const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
        const relative = main.matchAll(/ (?:href|action)="(\.[^"#?]*)/g);
        const found = Array.from(relative, ([, way = ""]) => {
          return new URL(way, `http://house.example${address}`).pathname;
        });
        expect([...new Set(found)].sort(), address).toEqual(
          expected.map((way) => prefix + way).sort(),
        );
      }
    }
    await page.goto("/home3/about/");
    await page.getByRole("link", { name: aboutPage.team.action.label }).click();
    await expect(page).toHaveURL(/\/home3\/our_team\/$/);
    const home = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await home.click();
    await expect(page).toHaveURL(/\/home3\/$/);
  },
);

test(
  "below a picture as wide as the window the first line of the title is whole in the first screen",
  { tag: onDesktop },
  async ({ page }) => {
    for (const address of ["/about/", "/room/", "/am/"]) {
      for (const [width, height] of [
        [1280, 800],
        [1366, 768],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        const line = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          return words.getClientRects()[0]?.bottom;
        });
        expect.soft(line, `${address} at ${width} x ${height}`).toBeLessThanOrEqual(height);
      }
    }
  },
);

const dishes = (page: Page) => page.locator("#menu li");

test(
  "the menu is whole, narrows to a meal and widens by a second click",
  { tag: onDesktop },
  async ({ page }) => {
    const asked: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("food.menu") && asked.push(request.url()),
    );
    await page.goto("/service_details/");
    await expect(dishes(page)).toHaveCount(foodMenu.length);
    const supper = page.getByRole("button", { name: menuFilters[2].label });
    await supper.click();
    await expect(supper).toHaveAttribute("aria-pressed", "true");
    await expect(dishes(page)).toHaveCount(
      foodMenu.filter(({ category }) => category === menuFilters[2].category).length,
    );
    await supper.click();
    await expect(dishes(page)).toHaveCount(foodMenu.length);
    await expect(page.getByRole("main")).toContainText(`${meals[0].from} to ${meals[0].to}`);
    expect(asked).toHaveLength(1);
  },
);

for (const [place, [fault, answer]] of (
  [
    ["answers 500", { status: 500, body: "no" }],
    ["is no JSON", { status: 200, body: "<html>" }],
    ["is wrongly shaped", { status: 200, body: '[{"title":"Soup"}]' }],
  ] as const
).entries()) {
  test(
    `a menu that ${fault} takes only its own place, and Try again works`,
    { tag: inTurn(place) },
    async ({ page, tolerate }) => {
      tolerate(/500/);
      await page.route("**/food.menu.json", (route) => route.fulfill(answer));
      await page.goto("/service_details/");
      await hydrate(page);
      const alert = page.locator("#menu").getByRole("alert");
      await expect(alert).toContainText(serviceDetails.menu.failed);
      await expect(page.getByRole("heading", { name: serviceDetails.title })).toBeVisible();
      await page.unroute("**/food.menu.json");
      await alert.getByRole("button", { name: serviceDetails.menu.retry }).click();
      await expect(dishes(page)).toHaveCount(foodMenu.length);
    },
  );
}

test(
  "a menu that does not come is given up after five seconds",
  { tag: onPhone },
  async ({ page }) => {
    // Playwright's clock does not control AbortSignal.timeout, so this mock fires on request and records its delay.
    await page.addInitScript(() => {
      AbortSignal.timeout = (after) => {
        const timeout = new AbortController();
        document.documentElement.dataset.timeout = String(after);
        addEventListener("timeout", () => timeout.abort(new DOMException("late", "TimeoutError")));
        return timeout.signal;
      };
    });
    await page.route("**/food.menu.json", () => {});
    await page.goto("/service_details/");
    await hydrate(page);
    await expect(page.locator("html")).toHaveAttribute("data-timeout", "5000");
    await expect(dishes(page)).toHaveCount(foodMenu.length);
    await page.evaluate(() => dispatchEvent(new Event("timeout")));
    await expect(page.locator("#menu").getByRole("alert")).toBeVisible();
  },
);

test(
  "three prices lead to the contact form with their subject, and eight questions open each for itself",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/pricing/");
    const cards = page.locator("#pricing article");
    await expect(cards).toHaveCount(pricingCards.length);
    for (const [place, { price }] of pricingCards.entries()) {
      await expect(cards.nth(place)).toContainText(dollars(price));
    }
    const questions = page.locator("#faq").getByRole("button");
    await expect(questions).toHaveCount(faq.length);
    const answer = page.getByText(faq[0]?.text ?? "");
    await expect(answer).toBeHidden();
    await questions.nth(0).click();
    await questions.nth(3).click();
    await expect(answer).toBeVisible();
    await expect(questions.nth(3)).toHaveAttribute("aria-expanded", "true");
    await questions.nth(0).click();
    await expect(answer).toBeHidden();
    await expect(questions.nth(3)).toHaveAttribute("aria-expanded", "true");

    await cards.first().getByRole("link", { name: pricingCards[0].action.label }).click();
    await expect(page).toHaveURL(/\/contact\/\?subject=option2&ask=services#touch$/);
    await expect(page.getByRole("combobox", { name: contactForm.subject.label })).toHaveValue(
      "option2",
    );
  },
);

test(
  "a link to the words of a closed answer opens it, before and after the page is hydrated",
  { tag: onDesktop },
  async ({ page }) => {
    const second = faq[1] ?? { title: "", text: "" };
    const words = second.text.split(" ").slice(0, 5).join(" ");
    await page.goto(`/pricing/#:~:text=${encodeURIComponent(words)}`);
    const question = page.getByRole("button", { name: second.title });
    await expect(page.getByText(second.text)).toBeInViewport();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await hydrate(page);
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await question.click();
    await expect(page.getByText(second.text)).toBeHidden();
    await page.getByText(second.text).dispatchEvent("beforematch");
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText(second.text)).toBeVisible();
  },
);

test(
  "what is searched for or chosen among the stories is answered in sight",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/blog/");
    const answer = page.locator("#stories").getByRole("status");
    const [topic = ""] = posts.map((post) => post.topic);
    await page.locator("#stories").getByRole("button", { name: topic, exact: true }).click();
    await expect(answer).toContainText(topic);
    await expect(answer).toBeInViewport();
    await page.getByRole("button", { name: blogPage.clear }).click();
    await page.getByRole("searchbox", { name: blogPage.search.label }).fill("the");
    await expect(answer).toContainText("the");
    await expect(answer).toBeInViewport();
  },
);

test("the stories lead, and the column comes after them", { tag: onPhone }, async ({ page }) => {
  await page.goto("/blog/");
  const list = page.locator("#stories");
  const last = await list.getByRole("article").last().boundingBox();
  const search = await list.getByRole("searchbox").boundingBox();
  const [first] = await list.getByRole("article").all();
  const lead = await first?.boundingBox();
  expect(search?.y).toBeGreaterThan((lead?.y ?? Infinity) + (lead?.height ?? Infinity));
  const isBeside = (search?.x ?? 0) > (last?.x ?? 0) + (last?.width ?? 0);
  expect(isBeside || (search?.y ?? 0) > (last?.y ?? Infinity)).toBe(true);
});

test(
  "the blog's search, categories and tags narrow six stories; the pager says what there is",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/blog/");
    const stories = page.locator("#stories article:visible");
    await expect(stories).toHaveCount(posts.length);
    // No other story has this word, and its text arrives after the titles.
    const textOf = ({ title, excerpt, body }: (typeof posts)[number]) =>
      `${title} ${excerpt} ${body}`.toLowerCase();
    const word =
      posts
        .flatMap(({ excerpt }) => excerpt.toLowerCase().split(/\W+/))
        .find((one) => one && posts.filter((post) => textOf(post).includes(one)).length === 1) ??
      "";
    const story = posts.find((post) => textOf(post).includes(word));
    await page.getByRole("searchbox", { name: blogPage.search.label }).fill(word);
    await expect(stories).toHaveCount(1);
    await expect(page.locator("#stories").getByRole("status")).toHaveText(
      blogPage.matches.one.replace("{filter}", `“${word}”`),
    );
    await page.getByRole("searchbox").fill("<script>alert(1)</script>");
    await expect(stories).toHaveCount(0);
    await expect(page.locator("#stories").getByRole("status")).toHaveText(
      blogPage.matches.none.replace("{filter}", "“<script>alert(1)</script>”"),
    );
    await page.getByRole("button", { name: blogPage.clear }).click();
    await expect(stories).toHaveCount(posts.length);
    const pager = page.getByRole("navigation", { name: blogPage.pager.label });
    await expect(pager.locator("[aria-current=page]")).toHaveText("1");
    await expect(pager.locator("[aria-disabled=true]")).toHaveText([
      blogPage.pager.previous,
      ...blogPage.pager.pages.slice(1),
      blogPage.pager.next,
    ]);

    const first = stories.first();
    const title = await first.getByRole("heading").textContent();
    await first.getByRole("link").click();
    const opened = page.getByRole("heading", { level: 1, name: title ?? "" }).first();
    await expect(opened).toBeVisible();

    await page.goBack();
    await page.getByRole("searchbox").fill(word);
    await expect(page).toHaveURL(`/blog/?${new URLSearchParams({ q: word })}`);
    await stories.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: story?.title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue(word);
    await expect(stories).toHaveCount(1);
    // A plain link to the page resets it.
    await page.getByRole("contentinfo").locator('a[href="/blog/"]').click();
    await expect(page).toHaveURL("/blog/");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(stories).toHaveCount(posts.length);
  },
);

test(
  "a story can be shared, answered and left for the next",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/blog_details/");
    await expect(page.getByRole("heading", { name: blogDetails.defaultTitle })).toBeVisible();
    await expect(
      page.getByRole("link", { name: startingWith(blogDetails.share[0].label) }),
    ).toHaveAttribute(
      "href",
      new RegExp(
        `${escaped(site.share.facebook)}${escaped(encodeURIComponent(`${site.origin}/blog_details/`))}$`,
      ),
    );
    await page
      .getByRole("link", { name: startingWith(blogDetails.reply) })
      .first()
      .click();
    await expect(page.getByRole("textbox", { name: commentForm.comment.label })).toBeFocused();
    await expect(page.locator("#comments li article")).toHaveCount(comments.length);
  },
);

test(
  "the outside map is fetched only when the guest asks for it",
  { tag: onPhone },
  async ({ page, tolerate }) => {
    tolerate(/openstreetmap/);
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
    );
    await page.goto("/contact/");
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("button", { name: contactPage.map.open }).click();
    await expect(page.getByTitle(contactPage.map.frameTitle)).toBeVisible();
  },
);

const contactOn = (page: Page) => page.getByRole("form", { name: contactForm.title });

test(
  "the contact form is collapsed to one line, and is open for a guest who asks for it",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/services/");
    await expect(contactOn(page)).toBeHidden();
    await page.getByText(contactBlock.open).press("Enter");
    await expect(contactOn(page)).toBeVisible();
    for (const asked of [`/services/#${contactForm.id}`, "/about/?subject=option2", "/contact/"]) {
      await page.goto(asked);
      await expect(contactOn(page)).toBeVisible();
    }
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(contactOn(page)).toBeVisible();
  },
);

test(
  "every page but the homes ends in a low footer that lacks nothing",
  { tag: onPhone },
  async ({ page }) => {
    const footerOf = page.getByRole("contentinfo");
    for (const address of ["/services/", "/home4/contact/", "/resorts/tana/", "/plan/"]) {
      await page.goto(address);
      const height = await footerOf.evaluate((each) => each.getBoundingClientRect().height);
      expect(height, `${address} at 375 px`).toBeLessThan(900);
      // The footer has six pictures and two awards; the places are plain text.
      await expect(footerOf.getByRole("img")).toHaveCount(8);
      for (const image of await footerOf.getByRole("img").all()) await expect(image).toBeVisible();
      for (const text of [site.phones.booking, site.emails.booking, site.addresses.head]) {
        await expect(footerOf.getByText(text).first()).toBeVisible();
      }
    }
    await page.goto("/home3/");
    const height = await footerOf.evaluate((each) => each.getBoundingClientRect().height);
    expect(height, "the whole footer of a home").toBeGreaterThan(1000);
  },
);

test(
  "the contact page begins with the booking office: its number, and the way to the form",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/contact/");
    const opening = page.locator("#branches");
    await expect(opening.getByRole("heading", { level: 1 })).toHaveText(pages.contact.title);
    await expect(opening.getByRole("link", { name: site.phones.booking })).toBeInViewport();
    const write = opening.getByRole("link", { name: contactBlock.open });
    await expect(write).toBeInViewport();
    await write.click();
    await expect(contactOn(page).getByRole("textbox").first()).toBeInViewport();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form of every page is open", { tag: onPhone }, async ({ page }) => {
    for (const address of ["/services/", "/blog_details/", "/room_details/deluxe-room/"]) {
      await page.goto(address);
      await expect(contactOn(page)).toBeVisible();
      await expect(page.getByText(contactBlock.open)).toBeHidden();
    }
  });

  test("every dish and every answer can be read", { tag: onDesktop }, async ({ page }) => {
    await page.goto("/service_details/");
    await expect(dishes(page)).toHaveCount(foodMenu.length);
    await page.goto("/pricing/");
    await expect(page.getByText(faq[0]?.text ?? "")).toBeVisible();
  });

  test("topics of stories are not called toggles", { tag: onDesktop }, async ({ page }) => {
    await page.goto("/blog/");
    const [topic = ""] = posts.map((post) => post.topic);
    const choice = page.locator("#stories").getByRole("button", { name: topic, exact: true });
    await expect(choice).toBeVisible();
    await expect(choice).not.toHaveAttribute("aria-pressed");
  });
});
