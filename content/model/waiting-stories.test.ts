/** @jest-environment node */
import { testFolder } from "../../lib/node/test-folder";
import { waitingStories } from "./waiting-stories";

const { at, write } = testFolder();

test("a build is an old one as soon as the day of a story has come that waited for it", () => {
  const dated = (date: string) => `---\ntitle: Meskel\ndate: ${date}\n---\nText\n`;
  write("today.md", dated("2026-12-01"));
  write("tomorrow.md", dated("2026-12-02"));
  write("quoted.md", dated('"2026-12-03"'));
  write("notes.txt", dated("2027-01-01"));
  expect(waitingStories(at(), "2026-12-01")).toEqual(["quoted.md", "tomorrow.md"]);
  expect(waitingStories(at(), "2026-12-02")).toEqual(["quoted.md"]);
  expect(waitingStories(at(), "2026-12-03")).toEqual([]);
});
