import { takenMonths } from "@/components/pages/room-details/taken-months";

test("taken nights are listed month by month, over the New Year, up to the last month that has one", () => {
  const nights = [
    { from: "2027-02-28", to: "2027-02-28" },
    { from: "2026-11-20", to: "2026-11-30" },
    { from: "2026-12-03", to: "2026-12-03" },
    { from: "2026-12-30", to: "2027-01-02" },
  ];
  expect(takenMonths(nights, "2026-11-29")).toEqual([
    { name: "November 2026", nights: "29 to 30" },
    { name: "December 2026", nights: "3, 30 to 31" },
    { name: "January 2027", nights: "1 to 2" },
    { name: "February 2027", nights: "28" },
  ]);
  expect(takenMonths([{ from: "2027-01-31", to: "2027-01-31" }], "2026-12-31")).toEqual([
    { name: "December 2026", nights: "" },
    { name: "January 2027", nights: "31" },
  ]);
  expect(takenMonths([], "2026-11-29")).toEqual([]);
});
