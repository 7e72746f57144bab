import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { nightsBetween } from "@/lib/dates/days";
import * as words from "@/components/features/stay/model/read-words";
import { parseStay, stayParams, unreadAnswers } from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import { stayFacts, stayFaults, stayNote } from "@/components/features/stay/model/describe-stay";

/** A fixed seed gives the same numbers in every run, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const names = ["selectedInDate", "selectedOutDate", "room", "adult", "children", "price", "title"];
const letters = Array.from("0123456789-+.eE xX/\\<>\"'&=%#{}[]ñ\u0000\u202e\u{1f3e8}እ");
const notes = { invitation: "Choose.", carried: "Kept." };

test("5,000 random queries never show NaN, undefined or an invalid date", () => {
  const random = seeded(8);
  const text = () =>
    Array.from(
      { length: Math.floor(random() * 14) },
      () => letters[Math.floor(random() * letters.length)],
    ).join("");
  const today = "2026-11-20";
  const date = () =>
    `${String(Math.floor(random() * 10_100)).padStart(4, "0")}-${String(Math.floor(random() * 14)).padStart(2, "0")}-${String(Math.floor(random() * 33)).padStart(2, "0")}`;
  for (let round = 0; round < 5_000; round += 1) {
    const query = new URLSearchParams();
    for (const name of names) {
      if (random() < 0.6) query.set(name, /Date/.test(name) && random() < 0.7 ? date() : text());
    }
    const stay = parseStay(query, today, round % 2 ? words : undefined);
    const shown = JSON.stringify([
      stayFacts(stay),
      stayFaults(stay, { today }),
      stayNote(stay, notes),
      stayParams(stay).toString(),
    ]);
    for (const { name, text } of unreadAnswers(query, stay)) {
      expect([stay[name], text]).toEqual([undefined, expect.stringMatching(/\S/)]);
    }
    const days = [stay.selectedInDate, stay.selectedOutDate].flatMap((day) =>
      day ? [formatEthiopian(day)] : [],
    );
    expect({ query: query.toString(), shown: `${shown}${days.join()}` }).toEqual({
      query: query.toString(),
      shown: expect.not.stringMatching(/NaN|undefined|Invalid Date|null/),
    });
  }
});

test("nights add up across every day of twelve years, clock changes and leap days included", () => {
  const dayMs = 86_400_000;
  const iso = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
  const first = Date.UTC(2024, 0, 1) / dayMs;
  for (let day = first; day < first + 12 * 365; day += 1) {
    expect(nightsBetween(iso(day), iso(day + 1))).toBe(1);
    expect(nightsBetween(iso(day), iso(day + 17))).toBe(17);
    expect(nightsBetween(iso(day + 1), iso(day))).toBeUndefined();
    expect(formatDay(iso(day))).toContain(String(new Date(day * dayMs).getUTCDate()));
  }
});
