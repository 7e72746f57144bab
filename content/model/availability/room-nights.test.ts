/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readReadings } from "./readings";
import { feedStates, takenIn } from "./room-nights";

const now = Date.parse("2026-11-29T12:00:00Z");
const early = "2026-11-29T08:00:00.000Z";
const late = "2026-11-29T11:00:00.000Z";
const december = (from: number, to = from) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` });
const feed = (address: string, unit?: string) => (unit ? { address, unit } : { address });

const readings = {
  BOOKING: { readAt: early, nights: [december(10, 12)] },
  AIRBNB: { readAt: late, nights: [december(12, 14)] },
  FAILED: {
    readAt: "2026-11-20T08:00:00.000Z",
    failed: "it is larger than 5 MB",
    nights: [december(20)],
  },
  NEVER: { failed: "it is not a calendar", nights: [] },
  FUTURE: { readAt: "2026-11-30T12:00:00.000Z", nights: [december(21)] },
};
const taken = (room: Parameters<typeof takenIn>[0], hours = 24) =>
  takenIn(room, readings, hours, now);

test("a room without feeds and taken nights says nothing", () => {
  expect(taken({})).toBeUndefined();
  expect(taken({ taken: [{ from: "2026-10-01", to: "2026-11-27" }], feeds: [] })).toBeUndefined();
});

test("several feeds of one room are read together, as of the oldest, beside what is written by hand", () => {
  expect(taken({ feeds: [feed("BOOKING"), feed("AIRBNB")], taken: [december(24, 26)] })).toEqual({
    written: [december(24, 26)],
    read: { at: early, until: "2026-11-30T08:00:00.000Z", nights: [december(10, 14)] },
  });
});

test("of a room with several units the nights are taken on which all are", () => {
  const feeds = [feed("BOOKING", "Room 1"), feed("AIRBNB", "Room 2")];
  expect(taken({ feeds })?.read?.nights).toEqual([december(12)]);
});

test.each([
  ["is too old", "FAILED"],
  ["was never read", "NEVER"],
  ["is not in the file yet", "NEW"],
  ["was read by a clock that is a day fast", "FUTURE"],
])(
  "where one feed %s, nothing of the room's feeds is shown, only what is written by hand",
  (_, name) => {
    expect(taken({ feeds: [feed("BOOKING"), feed(name)] })).toBeUndefined();
    expect(taken({ feeds: [feed(name)], taken: [december(24)] })).toEqual({
      written: [december(24)],
    });
  },
);

test("the owner's limit decides what is too old", () => {
  expect(taken({ feeds: [feed("FAILED")] }, 24 * 10)?.read?.nights).toEqual([december(20)]);
  expect(taken({ feeds: [feed("BOOKING")] }, 3)).toBeUndefined();
});

test("the state of each feed has its last success", () => {
  const feeds = [feed("BOOKING"), feed("FAILED"), feed("NEW"), feed("FUTURE")];
  expect(feedStates({ feeds }, readings, 24, now)).toEqual([
    { address: "BOOKING", readAt: early, failed: undefined, stale: false },
    {
      address: "FAILED",
      readAt: readings.FAILED.readAt,
      failed: "it is larger than 5 MB",
      stale: true,
    },
    { address: "NEW", readAt: undefined, failed: undefined, stale: true },
    { address: "FUTURE", readAt: readings.FUTURE.readAt, failed: undefined, stale: true },
  ]);
});

test("the file of the readings may be missing; a broken one is named", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "availability-"));
  const file = path.join(folder, "availability.json");
  expect(readReadings(file)).toEqual({});
  writeFileSync(file, JSON.stringify(readings));
  expect(readReadings(file)).toEqual(readings);
  for (const text of [
    "{",
    JSON.stringify({ A: { nights: [{ from: "2026-12-02", to: "2026-12-01" }] } }),
  ]) {
    writeFileSync(file, text);
    expect(() => readReadings(file)).toThrow(/^content\/availability\.json: cannot be read/);
  }
  rmSync(folder, { recursive: true });
});
