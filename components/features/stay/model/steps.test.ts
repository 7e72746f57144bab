import { stepOf, stepQuery } from "@/components/features/stay/model/steps";

const today = "2026-11-20";
const dates = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };
const room = { title: "Deluxe Room" };

test.each([
  ["nothing", {}, "dates"],
  ["both dates", dates, "room"],
  ["one date", { selectedInDate: "2026-12-01" }, "dates"],
  ["a room without dates", room, "dates"],
  ["a room and dates", { ...room, ...dates }, "send"],
  ["a room and days that are over", { ...room, ...dates, selectedInDate: "2026-11-01" }, "dates"],
  ["dates the wrong way round", { ...dates, selectedOutDate: "2026-11-30" }, "dates"],
])("an address with %s leads to the step that is still to do", (_, stay, step) => {
  expect(stepOf(stay, { requested: null, today })).toBe(step);
});

test.each([
  ["dates", { ...room, ...dates }, "dates"],
  ["room", { ...room, ...dates }, "room"],
  ["send", room, "send"],
  ["send", dates, "room"],
  ["send", {}, "dates"],
  ["<script>", dates, "room"],
])(
  "the step %s that an address asks for is shown where a guest can be there",
  (requested, stay, step) => {
    expect(stepOf(stay, { requested, today })).toBe(step);
  },
);

test("a step's address holds the whole stay", () => {
  const stay = { ...dates, ...room, room: 2, adult: 3, voucher: "water" };
  expect(Object.fromEntries(stepQuery("room", stay))).toEqual({
    selectedInDate: "2026-12-01",
    selectedOutDate: "2026-12-04",
    title: "Deluxe Room",
    room: "2",
    adult: "3",
    voucher: "water",
    step: "room",
  });
});
