import { amharicCommonDay, amharicDay, nextFeasts } from "@/components/pages/amharic/amharic-dates";

test("a day is shown in both calendars as Amharic writes it", () => {
  expect(amharicDay("2026-11-21")).toBe("ኅዳር 12 ቀን 2019 ዓ.ም.");
  expect(amharicCommonDay("2026-11-21")).toBe("ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.");
});

test("the next five feasts follow one another over the New Year", () => {
  expect(nextFeasts("2026-11-21").map(({ id }) => id)).toEqual([
    "genna",
    "timket",
    "fasika",
    "enkutatash",
    "meskel",
  ]);
  expect(nextFeasts("2027-01-19")[0]).toEqual({ id: "timket", day: "2027-01-19" });
});
