/** @jest-environment node */
import { changedRecords } from "./changed-records";
import { blogCategories, blogTags, byDay, categoriesInUse, posts, tagsInUse } from "./posts";
import { todayInAddis } from "./today";

jest.mock("./read-records", () =>
  changedRecords((records, folder) => (folder === "stories" ? records.slice(0, 1) : records)),
);

test("a category or tag without a story is not offered", () => {
  const [only] = posts;
  expect(posts).toHaveLength(1);
  expect(categoriesInUse).toEqual([only?.topic]);
  expect(new Set(tagsInUse)).toEqual(new Set(only?.tags));
  expect(blogCategories.length).toBeGreaterThan(categoriesInUse.length);
  expect(blogTags.length).toBeGreaterThan(tagsInUse.length);
});

test("a story waits until its day has come, and not a day longer", () => {
  const stories = [{ date: "2026-12-02" }, { date: "2026-12-01" }, { date: "2026-11-30" }];
  const on = (today: string) => {
    const { due, waiting } = byDay(stories, today);
    return [due, waiting].map((some) => some.map(({ date }) => date.slice(5)));
  };
  expect(on("2026-11-30")).toEqual([["11-30"], ["12-02", "12-01"]]);
  expect(on("2026-12-01")).toEqual([["12-01", "11-30"], ["12-02"]]);
  expect(on("2027-01-01")).toEqual([["12-02", "12-01", "11-30"], []]);
});

test("the day is that of Addis Ababa, three hours ahead", () => {
  expect(todayInAddis(new Date("2026-11-30T20:59:00Z"))).toBe("2026-11-30");
  expect(todayInAddis(new Date("2026-11-30T21:00:00Z"))).toBe("2026-12-01");
});
