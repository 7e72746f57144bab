import type { Page } from "@playwright/test";
import { compareTexts } from "@/content/copy/compare";
import { mostCompared } from "@/content/copy/compare-marks";
import { concierge } from "@/content/copy/concierge";
import { contactPage } from "@/content/copy/contact";
import { festivals } from "@/content/copy/festivals";
import {
  appointmentForm,
  commentForm,
  contactForm,
  counters,
  dialogs,
  formAnswers,
  newsletterForm,
  stayFields,
} from "@/content/copy/forms";
import { heroSlides, homeBooking } from "@/content/copy/home-booking";
import { menuLabels } from "@/content/model/navigation";
import { planTexts } from "@/content/copy/plan";
import { blogCategories, blogPage, blogTags } from "@/content/model/posts";
import { roomDetails } from "@/content/copy/room-details";
import { menuFilters } from "@/content/copy/service-details";
import { variantOrder, variants } from "@/content/model/variants";
import { faultTexts } from "@/content/copy/stay-faults";
import { startingWith } from "./support/words";
import { axeColourFindings, axeFindings } from "./support/axe";
import { inTurn, isFull, share } from "./support/matrix";
import { deluxe, roomQuery } from "./support/stay-request";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";
import { turn } from "./support/theme";

/** Motion is off, so that the settled page is judged and not a moment of an entrance. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

type State = {
  name: string;
  address: string;
  /** Brings the page into the state, and waits until it is stable. */
  open: (page: Page) => Promise<unknown>;
  /** The window in which it is judged; both without one. */
  tag?: "@phone" | "@desktop";
  /** Errors that are provoked on purpose. */
  faults?: RegExp;
};

const click = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();
const isOpen = (
  page: Page,
  role: "dialog" | "alert" | "status" | "region" | "listbox",
  name?: string,
) => expect(page.getByRole(role, name === undefined ? {} : { name }).first()).toBeVisible();
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

async function openMenu(page: Page) {
  await click(page, "Menu");
  await isOpen(page, "dialog", "Menu");
}

async function openPages(page: Page) {
  await click(page, menuLabels.pages);
  await expect(page.locator("#pages-panel")).toBeVisible();
}

/** The full run checks both themes; the short run checks every other state in the dark one. */
async function expectNoAxeFinding(page: Page, place: number) {
  if (isFull || place % 2 === 0) {
    expect.soft(await axeFindings(page), "axe in the light theme").toEqual([]);
    if (!isFull) return;
  }
  await turn(page, "dark");
  const findings = await (isFull ? axeColourFindings(page) : axeFindings(page));
  expect.soft(findings, "axe in the dark theme").toEqual([]);
}

const shells: State[] = variantOrder.flatMap((variant) => {
  const address = `${variants[variant].prefix}/contact/`;
  return [
    {
      name: `the menu of the ${variant} variant`,
      address,
      tag: "@phone",
      open: openMenu,
    },
    {
      name: `the list of pages under the solid bar of the ${variant} variant`,
      address,
      tag: "@desktop",
      open: async (page) => {
        await scrollTo(page, 400);
        await openPages(page);
      },
    },
  ];
});

const search = `selectedInDate=2026-12-28&selectedOutDate=2027-01-09&room=2&adult=3&children=1&${roomQuery(deluxe)}`;

const stays: State[] = [
  ...[counters.rooms.label, stayFields.guests.label].map((name): State => ({
    name: `the ${name} panel`,
    address: "/find_room/",
    open: async (page) => {
      await click(page, startingWith(name));
      await expect(page.getByRole("button", { name: /^Add/ }).first()).toBeVisible();
    },
  })),
  {
    name: "a stay with a festival in it",
    address: `/find_room/?${search}&step=room`,
    open: (page) => expect(page.getByText(festivals[2].name, { exact: true })).toBeVisible(),
  },
  {
    name: "a stay that ends before it begins",
    address: "/find_room/?selectedInDate=2026-12-28&selectedOutDate=2026-12-20",
    tag: "@phone",
    open: (page) => expect(page.getByText(faultTexts.dateOrder)).toBeVisible(),
  },
  {
    name: "a room with the stay that was searched for",
    address: `/room_details/?${search.replace("Deluxe", "Another")}`,
    open: async (page) => {
      await page
        .getByRole("region", { name: roomDetails.sliderLabel })
        .getByRole("button", { name: "Next image" })
        .click();
      await expect(page.getByText(festivals[2].name, { exact: true })).toBeVisible();
    },
  },
];

const mark = async (page: Page, rooms: number) => {
  for (let room = 0; room < rooms; room += 1) {
    await page
      .getByRole("button", { name: startingWith(compareTexts.mark) })
      .nth(room)
      .click();
  }
  await expect(
    page.getByRole("button", { name: startingWith(compareTexts.mark), pressed: true }),
  ).toHaveCount(rooms);
  await expect(page.getByRole("region", { name: compareTexts.region })).toContainText(
    rooms === mostCompared ? compareTexts.full : compareTexts.other,
  );
};

const comparisons: State[] = [
  {
    name: "the bar of four marked rooms",
    address: "/room/",
    open: (page) => mark(page, 4),
  },
  {
    name: "the comparison of three rooms",
    address: `/find_room/?${search}&step=room`,
    open: async (page) => {
      await mark(page, 3);
      await click(page, compareTexts.compare);
      await isOpen(page, "region", compareTexts.title);
    },
  },
  {
    name: "a comparison with an unknown room",
    address: "/find_room/?compare=unheard-of.superior-room",
    tag: "@phone",
    open: (page) =>
      expect(page.getByRole("region", { name: compareTexts.region })).toContainText(
        compareTexts.unknown,
      ),
  },
];

const films: State[] = [
  {
    name: "a photograph in the lightbox",
    address: "/home2/",
    open: async (page) => {
      await click(page, /^View photograph/);
      await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    },
  },
  {
    name: "a film in the lightbox",
    address: "/resorts/",
    open: async (page) => {
      await click(page, /^Play video/);
      await expect(page.getByRole("dialog").locator("video")).toBeVisible();
    },
  },
  {
    name: "a film that cannot be had",
    address: "/resorts/",
    tag: "@phone",
    faults: /film\/|ERR_FAILED/,
    open: async (page) => {
      await page.route("**/film/*.mp4", (route) => route.abort("failed"));
      await click(page, /^Play video/);
      await isOpen(page, "alert");
    },
  },
];

const forms: State[] = [
  {
    name: "the question of a form",
    address: "/home3/contact/",
    open: async (page) => {
      await click(page, contactForm.submit);
      await isOpen(page, "dialog");
    },
  },
  {
    name: "the congratulation of a form",
    address: "/home5/",
    open: async (page) => {
      await page.getByRole("form", { name: appointmentForm.label }).getByRole("button").click();
      await click(page, dialogs.warning.confirm);
      await isOpen(page, "dialog", dialogs.success.title);
    },
  },
  {
    name: "a newsletter form that misses its address",
    address: "/about/",
    tag: "@phone",
    open: async (page) => {
      await page
        .getByRole("contentinfo")
        .getByRole("button", { name: newsletterForm.submit })
        .click();
      await expect(
        page.getByRole("contentinfo").getByLabel(newsletterForm.email.label),
      ).toBeFocused();
    },
  },
  {
    name: "a comment that is answered in the page",
    address: "/blog_details/",
    tag: "@phone",
    open: async (page) => {
      const form = page.getByRole("form", { name: commentForm.title });
      const comment = form.getByLabel(commentForm.comment.label, { exact: true });
      await comment.fill("We came for the lake.");
      await form.getByRole("button").click();
      await expect(form.getByRole("status")).toHaveText(/\S/);
    },
  },
  {
    name: "the open list of subjects",
    address: "/contact/",
    tag: "@desktop",
    open: async (page) => {
      await page.getByLabel(contactForm.subject.label).focus();
      await isOpen(page, "listbox");
    },
  },
  {
    name: "the map that was asked for",
    address: "/contact/",
    tag: "@phone",
    faults: /openstreetmap/,
    open: async (page) => {
      await page.route("https://www.openstreetmap.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
      );
      await click(page, contactPage.map.open);
      await expect(page.locator("iframe")).toBeVisible();
    },
  },
];

const lists: State[] = [
  {
    name: "six hostel rooms",
    address: "/home3/",
    open: (page) => page.locator("#rooms").getByRole("button", { expanded: false }).click(),
  },
  {
    name: "six stories of the apartments",
    address: "/home5/",
    tag: "@desktop",
    open: (page) => page.locator("#blogs").getByRole("button", { expanded: false }).click(),
  },
  {
    name: "all open questions",
    address: "/pricing/",
    tag: "@phone",
    open: async (page) => {
      const closed = page.locator("#faq").getByRole("button", { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  {
    name: "the supper on the menu",
    address: "/service_details/",
    tag: "@phone",
    open: (page) => click(page, menuFilters[2].label),
  },
  {
    name: "a menu that could not be loaded",
    address: "/service_details/?",
    tag: "@phone",
    faults: /food\.menu|ERR_FAILED/,
    open: async (page) => {
      await page.route("**/food.menu.json", (route) => route.abort("failed"));
      await page.reload();
      await isOpen(page, "alert");
    },
  },
  {
    name: "stories that were found",
    address: "/blog/",
    open: async (page) => {
      await page.getByRole("searchbox").fill(blogTags[2]);
      await expect(page.getByRole("button", { name: blogPage.clear })).toBeVisible();
    },
  },
  {
    name: "a topic without a story",
    address: "/blog/",
    tag: "@phone",
    open: async (page) => {
      await click(page, blogCategories[0]);
      await page.getByRole("searchbox").fill("nothing like it");
      await expect(page.locator("#stories").getByRole("status")).toContainText(blogCategories[0]);
    },
  },
];

const rest: State[] = [
  {
    name: "a journey with dates, feasts and an answer",
    address:
      "/plan/?first=2026-12-30&stop=entoto&nights=0&stop=tana&nights=3&stop=bishoftu&nights=14&stop=awash&nights=2",
    open: async (page) => {
      await click(page, planTexts.share);
      await expect(page.getByText(festivals[2].name, { exact: true })).toBeVisible();
    },
  },
  {
    name: "a journey whose address is foul, without a night",
    address: "/plan/?first=2026-02-31&stop=x&nights=9999",
    tag: "@phone",
    open: async (page) => {
      await isOpen(page, "alert");
      for (const nights of await page.locator("[name=nights]").all()) await nights.fill("0");
      await expect(page.getByText(planTexts.noNights)).toBeVisible();
    },
  },
  {
    name: "the concierge with an open answer",
    address: "/",
    open: async (page) => {
      await scrollTo(page, 900);
      await click(page, concierge.launch);
      await page.locator("#chatbot summary").nth(2).click();
    },
  },
  {
    name: "another picture of the opening",
    address: "/",
    tag: "@desktop",
    open: async (page) => {
      const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
      await hero.getByRole("button", { name: "Go to slide 3" }).click();
      await expect(hero.getByRole("group", { name: `3 of ${heroSlides.length}` })).toBeVisible();
    },
  },
  {
    name: "the way past the navigation",
    address: "/services/",
    tag: "@phone",
    open: async (page) => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
    },
  },
];

/** These open before or without our scripts, but axe itself needs scripts. */
const unscripted: State[] = [
  {
    name: "the menu",
    address: "/home2/about/",
    tag: "@phone",
    open: openMenu,
  },
  {
    name: "the list of pages",
    address: "/home4/about/",
    tag: "@desktop",
    open: openPages,
  },
  {
    name: "the Guests panel",
    address: "/find_room/",
    open: async (page) => {
      await click(page, startingWith(stayFields.guests.label));
      await expect(page.getByRole("button", { name: counters.adults.add })).toBeVisible();
    },
  },
  ...["/home2/", "/home3/", "/home4/"].map((address): State => ({
    name: `the refused search of ${address}`,
    address,
    open: async (page) => {
      const search = page.getByRole("main").locator('form[method="get"]');
      await search.locator('[type="submit"]').click();
      await expect(search.getByText(formAnswers.requiredText).first()).toBeVisible();
    },
  })),
];

test.describe("while no script has come", () => {
  for (const [place, { name, address, open, tag }] of unscripted.entries()) {
    test(`${name}: axe finds nothing`, { tag: tag ?? inTurn(place) }, async ({ page }) => {
      // These requests are never answered, so they stay pending.
      await page.route("**/_next/static/chunks/*.js", () => {});
      // A script requested before the load event would delay it.
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await open(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await expectNoAxeFinding(page, place);
    });
  }
});

const states = [
  ...share(shells, 0, 3),
  ...stays,
  ...comparisons,
  ...films,
  ...forms,
  ...lists,
  ...rest,
];

for (const [place, { name, address, open, tag, faults }] of states.entries()) {
  test(`${name}: axe finds nothing`, { tag: tag ?? inTurn(place) }, async ({ page, tolerate }) => {
    if (faults) tolerate(faults);
    await page.goto(address);
    await hydrate(page);
    await open(page);
    await expectNoAxeFinding(page, place);
  });
}
