import { stayPatternText } from "@/components/pages/find-room/request/describe-stay-pattern";

const tana = { id: "tana", name: "Tana" };

test.each([
  ["2026-12-20", "2026-12-24", tana, "Four nights, Tana, from 11 Tahsas"],
  ["2026-12-20", "2026-12-21", tana, "One night, Tana, from 11 Tahsas"],
  ["2026-12-20", "2027-01-01", tana, "12 nights, Tana, from 11 Tahsas"],
  ["2027-09-08", "2027-09-12", undefined, "Four nights from 3 Pagume"],
  ["2026-12-24", "2026-12-20", tana, ""],
])("from %s to %s", (selectedInDate, selectedOutDate, house, text) => {
  expect(stayPatternText({ selectedInDate, selectedOutDate }, house)).toBe(text);
});

test("without dates there is nothing to say", () => {
  expect(stayPatternText({ adult: 2 }, tana)).toBe("");
});
