/** @jest-environment node */
import { blogCategories, blogTags, categoriesInUse, posts, tagsInUse } from "./posts";

jest.mock("./records", () => {
  const actual = jest.requireActual<typeof import("./records")>("./records");
  return {
    ...actual,
    readRecords: (folder: string, schema: Parameters<typeof actual.readRecords>[1]) => {
      const records = actual.readRecords(folder, schema);
      return folder === "stories" ? records.slice(0, 1) : records;
    },
  };
});

test("a category or tag without a story is not offered", () => {
  const [only] = posts;
  expect(posts).toHaveLength(1);
  expect(categoriesInUse).toEqual([only?.topic]);
  expect(new Set(tagsInUse)).toEqual(new Set(only?.tags));
  expect(blogCategories.length).toBeGreaterThan(categoriesInUse.length);
  expect(blogTags.length).toBeGreaterThan(tagsInUse.length);
});
