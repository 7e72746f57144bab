import type { Page } from "@playwright/test";
import { stayTexts } from "@/content/copy/stay";
import { counted } from "./support/words";
import { few, isFull } from "./support/matrix";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A fixed seed gives the same numbers in every run, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const names = [
  "selectedInDate",
  "selectedOutDate",
  "room",
  "adult",
  "children",
  "price",
  "title",
  "subject",
  "q",
  "__proto__",
];
const values = [
  "2027-02-28",
  "2028-02-29",
  "2027-02-29",
  "0000-00-00",
  "9999-12-31",
  "2027-3-1",
  "-1",
  "0",
  "1e309",
  "0x10",
  "١٢",
  "99999999999999999999",
  "1.5",
  "",
  " ",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}",
  "${7}",
  "%",
  "%00",
  "%E0%A4%A",
  "../../etc/passwd",
  "javascript:alert(1)",
  "\u202Eevil",
  "👩‍👩‍👧‍👦",
  "እንኳን",
  "a".repeat(3_000),
  "🏨".repeat(200),
  "' OR 1=1 --",
  "\u0000\u0001",
  "true",
  "[]",
  "{}",
];

const count = isFull ? 250 : 50;

/** No page may ever show these to a guest. */
const slips = /\bNaN\b|\bundefined\b|Invalid Date|\[object /;

function queries(seed: number, count: number): string[] {
  const random = seeded(seed);
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const value = String(pick(values));
      return `${String(pick(names))}=${random() < 0.2 ? value.replaceAll("&", "") : encodeURIComponent(value)}`;
    }).join("&"),
  );
}

/**
 * Next follows changes of the address, so one page load serves many attacks. components/features/stay/model/stay.fuzz.test.ts covers
 * thousands more.
 */
function askAll(page: Page, asked: string[]) {
  return page.evaluate(
    async ({ all, pattern }) => {
      const slip = new RegExp(pattern);
      const found: string[] = [];
      const texts = new Set<string>();
      for (const query of all) {
        history.replaceState(null, "", `?${query}`);
        await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => setTimeout(resolve));
        const text = `${document.title} ${document.querySelector("main")?.textContent ?? ""}`;
        texts.add(text);
        if (slip.test(text) || document.querySelector("[role=alert] h1")) found.push(query);
      }
      return { found, answers: texts.size };
    },
    { all: asked, pattern: slips.source },
  );
}

for (const [place, [address, least]] of (
  [
    ["/find_room/", 20],
    ["/room_details/", 20],
    ["/blog_details/", 10],
    // Choosing a subject must not change the words.
    ["/contact/", 1],
  ] as const
).entries()) {
  test(`${address} takes ${count} hostile queries without a slip`, async ({ page, tolerate }) => {
    tolerate(/decodeURI|URI malformed/);
    const all = queries(1_900 + place, count);
    await page.goto(`${address}?${all[0]}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    const { found, answers } = await askAll(page, all);
    expect(found).toEqual([]);
    // The page must have reacted to the address, not crashed.
    expect(answers).toBeGreaterThanOrEqual(least);
    // Some arrive as a guest would, by a link from elsewhere.
    for (const query of all.slice(1, 6)) {
      await page.goto(`${address}?${query}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(slips);
    }
  });
}

const clocks = [
  ["Pacific/Kiritimati", "2027-03-28T01:30:00"],
  ["Pacific/Niue", "2028-02-29T23:59:00"],
  ["America/New_York", "2099-12-31T23:59:59"],
  ["Europe/London", "1999-01-01T00:00:00"],
] as const;
// The first two are on either side of the date line.
for (const [zone, now] of few(clocks, 2)) {
  test.describe(`a guest in ${zone} whose clock says ${now}`, () => {
    test.use({ timezoneId: zone });

    test("reads the same nights and days as everybody else", async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      // Later than all of these clocks, because past days are no stay.
      const stays = [
        ["2127-03-27", "2127-03-29", counted(2, stayTexts.night), "Thu 27 March 2127"],
        ["2127-10-30", "2127-11-01", counted(2, stayTexts.night), "Thu 30 October 2127"],
        ["2128-02-28", "2128-03-01", counted(2, stayTexts.night), "Sat 28 February 2128"],
        ["9999-12-30", "9999-12-31", counted(1, stayTexts.night), "Thu 30 December 9999"],
      ] as const;
      for (const [from, to, nights, day] of stays) {
        await page.goto(`/find_room/?selectedInDate=${from}&selectedOutDate=${to}`);
        const summary = page.getByRole("main").getByRole("status").first();
        await expect(summary).toContainText(nights);
        await expect(summary).toContainText(day);
      }
      await expect(page.locator("body")).not.toContainText(slips);
    });
  });
}
