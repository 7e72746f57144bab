import { amharicCommonDay, amharicDay, nextFeasts } from "@/components/pages/amharic/amharic-dates";
import { amharicRooms } from "@/content/amharic";
import { rooms } from "@/content/rooms";

test("a day is told in both calendars as Amharic writes it", () => {
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

test("every room of the house has a name", () => {
  expect(Object.keys(amharicRooms)).toEqual(rooms.map(({ id }) => id));
});
