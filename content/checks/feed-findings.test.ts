/** @jest-environment node */
import { failedFeeds } from "./feed-findings";

const readAt = "2026-11-29T11:00:00.000Z";
const feed = {
  file: "content/records/rooms/lake-room.md",
  address: "FEED_LAKE_ROOM",
  readAt,
  stale: false,
};

test.each([
  ["was read", feed, []],
  [
    "failed once",
    { ...feed, failed: "it is larger than 5 MB" },
    [`FEED_LAKE_ROOM is not read: it is larger than 5 MB; last read at ${readAt}`],
  ],
  ["is too old", { ...feed, stale: true }, [`FEED_LAKE_ROOM: last read at ${readAt}`]],
  ["was never read", { ...feed, readAt: undefined, stale: true }, ["FEED_LAKE_ROOM: never read"]],
])("a calendar that %s is named or not", (_, state, lines) => {
  const findings = failedFeeds({ feeds: [state] });
  expect(findings.flatMap((finding) => finding.lines)).toEqual(lines);
  for (const { where } of findings) expect(where).toBe("content/records/rooms/lake-room.md, feeds");
});
