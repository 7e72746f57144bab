/** @jest-environment node */
import { dayAfter } from "../../../lib/dates/days";
import { knownNights, mergeNights, nearestStay, sharedNights, takenNights } from "./nights";

const at = "2026-11-29T11:00:00.000Z";
const until = "2026-11-30T11:00:00.000Z";
const now = Date.parse("2026-11-29T12:00:00Z");
const hour = 3_600_000;
const night = (from: string, to = from) => ({ from, to });
const read = { at, until, nights: [night("2026-12-30", "2027-01-02")] };

test("nights that touch or overlap are one stretch, whatever their order, over the New Year and the leap day", () => {
  const nights = [
    night("2028-02-29", "2028-03-01"),
    night("2027-01-01", "2027-01-05"),
    night("2026-12-30", "2026-12-31"),
    night("2027-01-03"),
    night("2028-02-28"),
    night("2027-01-07"),
  ];
  const merged = [
    night("2026-12-30", "2027-01-05"),
    night("2027-01-07"),
    night("2028-02-28", "2028-03-01"),
  ];
  expect(mergeNights(nights)).toEqual(merged);
  expect(mergeNights([...nights].reverse())).toEqual(merged);
});

test.each([
  ["before them", "2026-12-28", "2026-12-30", []],
  ["over the first of them", "2026-12-29", "2026-12-31", [night("2026-12-30")]],
  ["within them", "2026-12-31", "2027-01-02", [night("2026-12-31", "2027-01-01")]],
  ["over all of them", "2026-12-01", "2027-02-01", read.nights],
  ["from the morning after", "2027-01-03", "2027-01-05", []],
])("of a stay %s these nights are taken", (_, checkIn, checkOut, nights) => {
  expect(takenNights({ read }, { checkIn, checkOut }, now)).toEqual({ nights, at });
});

test.each([
  ["just now", 0, true],
  ["by a clock a little slow", -hour, true],
  ["by a clock that is a day slow", -24 * hour, false],
  ["at the owner's limit", 24 * hour, true],
  ["a minute later", 24 * hour + 60_000, false],
  ["by a clock that is a day fast", 25 * hour, false],
])("a reading is shown or not: %s", (_, later, shown) => {
  const known = knownNights({ read, written: [night("2027-03-01")] }, Date.parse(at) + later);
  expect(known.at).toBe(shown ? at : undefined);
  expect(known.nights).toEqual([...(shown ? read.nights : []), night("2027-03-01")]);
});

test("a room of several units is taken on the nights on which all of them are", () => {
  const some = [night("2026-12-01", "2026-12-10"), night("2026-12-20")];
  const others = [night("2026-12-05", "2026-12-06"), night("2026-12-09", "2026-12-20")];
  const shared = [
    night("2026-12-05", "2026-12-06"),
    night("2026-12-09", "2026-12-10"),
    night("2026-12-20"),
  ];
  expect(sharedNights(some, others)).toEqual(shared);
  expect(sharedNights(others, some)).toEqual(shared);
  expect(sharedNights(some, [])).toEqual([]);
});

test("the nearest stay has as many nights, none of them taken, and begins no earlier than today", () => {
  const stay = { checkIn: "2026-12-30", checkOut: "2027-01-01" };
  expect(nearestStay(read, stay, "2026-12-01")).toEqual({
    checkIn: "2026-12-28",
    checkOut: "2026-12-30",
  });
  expect(nearestStay(read, stay, "2026-12-29")).toEqual({
    checkIn: "2027-01-03",
    checkOut: "2027-01-05",
  });
  const mondays = (other: typeof stay) => new Date(other.checkIn).getUTCDay() === 1;
  expect(nearestStay(read, stay, "2026-12-29", mondays)?.checkIn).toBe("2027-01-04");
  const always = { nights: [night("2026-01-01", "2028-01-01")] };
  expect(nearestStay(always, stay, "2026-12-01")).toBeUndefined();
});

test("of a thousand random stays each taken night is named once, and the nearest stay has none", () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const start = "2026-12-01";
  for (let round = 0; round < 1000; round++) {
    const days = new Set<string>();
    const ranges = Array.from({ length: random(12) }, () => {
      const from = dayAfter(start, random(60));
      const to = dayAfter(from, random(5));
      for (let day = from; day <= to; day = dayAfter(day, 1)) days.add(day);
      return { from, to };
    });
    const checkIn = dayAfter(start, random(60));
    const checkOut = dayAfter(checkIn, 1 + random(7));
    const taken = takenNights({ written: ranges }, { checkIn, checkOut }, now).nights;
    const named = taken.flatMap(({ from, to }) => {
      const all = [from];
      while ((all.at(-1) ?? to) < to) all.push(dayAfter(all.at(-1) ?? to, 1));
      return all;
    });
    const expected = [...days].filter((day) => day >= checkIn && day < checkOut).sort();
    expect(named).toEqual(expected);
    const nearest = nearestStay(
      knownNights({ written: ranges }, now),
      { checkIn, checkOut },
      start,
    );
    if (!nearest) throw new Error("sixty days are not enough");
    expect([...days].some((day) => day >= nearest.checkIn && day < nearest.checkOut)).toBe(false);
  }
});
