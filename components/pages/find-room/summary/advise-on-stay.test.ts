import { roomsNeeded } from "@/components/features/stay/model/counts";
import { adviceOn } from "@/components/pages/find-room/summary/advise-on-stay";
import { takenTexts } from "@/content/copy/taken-nights";
import { stayAdvice } from "@/content/copy/stay-request";

const today = "2026-11-20";
const dates = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };
const deluxe = {
  title: "Deluxe Room",
  sleeps: 3,
  extraBeds: 0,
  pricePerNight: 450,
  house: { id: "tana", name: "Tana" },
};
const idsOf = (stay: object, room: typeof deluxe | undefined = deluxe) =>
  adviceOn({ ...dates, ...stay }, room, today).map(({ id }) => id);

test("a room that is too small says for how many, and offers as many as the party needs", () => {
  const [advice] = adviceOn({ ...dates, room: 1, adult: 4, children: 1 }, deluxe, today);
  expect(advice).toEqual({
    id: "small",
    text: "Deluxe Room sleeps 3 people, and you’ve asked for 4 adults, 1 child in 1 room.",
    change: { label: "Ask for 2 rooms", stay: { room: 2 } },
    toRooms: true,
  });
});

test.each([
  ["fits", { room: 2, adult: 4, children: 2 }, []],
  ["is one too many", { room: 2, adult: 4, children: 3 }, ["small"]],
  ["has more rooms than people", { room: 3, adult: 2 }, ["many"]],
  ["asked for three rooms and has not said for whom", { room: 3 }, []],
  ["brings six children", { room: 3, adult: 2, children: 6 }, ["children"]],
  ["brings five", { room: 3, adult: 2, children: 5 }, []],
  ["stays 30 nights", { selectedOutDate: "2026-12-31" }, []],
  ["stays 31", { selectedOutDate: "2027-01-01" }, ["long"]],
  ["stayed 31, once", { selectedInDate: "2026-03-01", selectedOutDate: "2026-04-01" }, []],
  ["comes in two years", { selectedInDate: "2028-11-20", selectedOutDate: "2028-11-22" }, []],
  [
    "comes a day later than that",
    { selectedInDate: "2028-11-21", selectedOutDate: "2028-11-22" },
    ["far"],
  ],
  ["asked for the same place", { location: "tana" }, []],
  ["asked for another place", { location: "awash" }, ["place"]],
  ["asked for a place that is none", { location: "mars" }, []],
  ["has not chosen its days", { selectedInDate: undefined, selectedOutDate: undefined }, ["dates"]],
])("a party that %s is advised %j", (_, stay, ids) => {
  expect(idsOf(stay)).toEqual(ids);
});

test("a party that fits with extra beds gets that advice, and none to ask for a second room", () => {
  const [advice] = adviceOn({ ...dates, adult: 4 }, { ...deluxe, extraBeds: 1 }, today);
  expect(advice?.id).toBe("extra");
  expect(advice?.text).toContain("extra bed");
  expect(advice?.change).toBeUndefined();
});

test.each([
  ["arrives", { selectedInDate: undefined }, stayAdvice.noCheckIn],
  ["leaves", { selectedOutDate: undefined }, stayAdvice.noCheckOut],
])("of two dates the one that is missing is named: the day on which one %s", (_, stay, text) => {
  expect(adviceOn({ ...dates, ...stay }, deluxe, today).map((advice) => advice.text)).toEqual([
    text,
  ]);
});

test("another place is named with the house of the room", () => {
  const [advice] = adviceOn({ ...dates, location: "awash" }, deluxe, today);
  expect(advice?.text).toBe(
    stayAdvice.elsewhere.replace("{place}", "Awash Falls").replace("{house}", "Tana"),
  );
  expect(advice?.toPlace).toBe("awash");
});

test("of a room that is not in the catalogue nothing is said but what the stay itself says", () => {
  const stay = { ...dates, adult: 40, selectedOutDate: "2027-03-01" };
  expect(adviceOn(stay, undefined, today).map(({ id }) => id)).toEqual(["long"]);
});

test("taken nights come first, with the nearest that are not taken to ask for", () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00Z"));
  const taken = { written: [{ from: "2026-12-03", to: "2026-12-04" }] };
  const [advice, ...others] = adviceOn({ ...dates, adult: 4 }, { ...deluxe, taken }, today);
  expect(advice).toEqual({
    id: "taken",
    text: "Thu 3 December 2026 is taken; the nearest nights that aren’t: Mon 30 November to Wed 2 December 2026.",
    change: {
      label: takenTexts.ask,
      stay: { selectedInDate: "2026-11-30", selectedOutDate: "2026-12-03" },
    },
    toRooms: true,
  });
  expect(others.map(({ id }) => id)).toEqual(["small"]);
  expect(idsOf({ selectedOutDate: "2026-12-03" }, { ...deluxe, ...{ taken } })).toEqual([]);
});

test("rooms are counted up, never down", () => {
  expect([1, 3, 4, 6, 7].map((adult) => roomsNeeded({ adult }, 3))).toEqual([1, 1, 2, 2, 3]);
});
