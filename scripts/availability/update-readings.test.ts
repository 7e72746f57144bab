/** @jest-environment node */
import { readingsSchema } from "@/content/schemas/availability";
import { FeedFault } from "./fetch-feed";
import { updateReadings } from "./update-readings";

const calendarOf = (summary: string) =>
  [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:secret-uid",
    "DTSTART;VALUE=DATE:20261210",
    "DTEND;VALUE=DATE:20261212",
    `SUMMARY:${summary}`,
    "ATTENDEE;CN=Hanna Tadesse:mailto:hanna@example.com",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

const previous = {
  FEED_PAGE: {
    readAt: "2026-11-28T08:00:00.000Z",
    nights: [{ from: "2026-12-24", to: "2026-12-26" }],
  },
  FEED_GONE: { nights: [] },
};

const work = {
  names: ["FEED_LAKE", "FEED_PAGE", "FEED_UNSET", "FEED_LAKE"],
  previous,
  addressOf: (name: string) => (name === "FEED_UNSET" ? undefined : `https://${name}.example`),
  fetchText: (address: string) =>
    address.includes("PAGE")
      ? Promise.resolve("<html>Hanna Tadesse</html>")
      : Promise.resolve(calendarOf("Hanna Tadesse")),
  today: "2026-11-29",
  now: () => new Date("2026-11-29T11:00:00Z"),
};

test("each feed is read once; one that fails keeps what was known, with its time and the reason", async () => {
  const { readings, outcomes } = await updateReadings(work);
  expect(readings).toEqual({
    FEED_LAKE: {
      readAt: "2026-11-29T11:00:00.000Z",
      nights: [{ from: "2026-12-10", to: "2026-12-11" }],
    },
    FEED_PAGE: { ...previous.FEED_PAGE, failed: "it is a web page, not a calendar" },
    FEED_UNSET: { failed: "the environment has no FEED_UNSET", nights: [] },
  });
  expect(outcomes.map(({ name }) => name)).toEqual(["FEED_LAKE", "FEED_PAGE", "FEED_UNSET"]);
  expect(readingsSchema.parse(JSON.parse(JSON.stringify(readings)))).toEqual(readings);
});

test("a feed that is read again has no failure any more", async () => {
  const failed = { FEED_LAKE: { failed: "it answers with status 500", nights: [] } };
  const { readings } = await updateReadings({ ...work, names: ["FEED_LAKE"], previous: failed });
  expect(readings.FEED_LAKE).not.toHaveProperty("failed");
});

test("no word of a calendar, no address and no message of another program is written or reported", async () => {
  const faults = [
    new Error("Hanna https://secret.example"),
    new FeedFault("it is larger than 5 MB"),
  ];
  for (const fault of faults) {
    const fetchText = (address: string) =>
      address.includes("PAGE") ? Promise.reject(fault) : work.fetchText(address);
    const all = JSON.stringify(await updateReadings({ ...work, fetchText }));
    expect(all).not.toMatch(/hanna|tadesse|secret|mailto|summary|https/i);
  }
});
