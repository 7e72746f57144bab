import { describeFit } from "@/components/features/booking/describe-fit";

const dates = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };

test.each([
  ["no dates", { adult: 2 }, { small: false, text: "Sleeps 3" }],
  ["dates", { ...dates, room: 2, adult: 4 }, { small: false, text: "3 nights: about $3,300" }],
  [
    "too many",
    { ...dates, adult: 3, children: 1 },
    { small: true, text: "Sleeps 3: take 2 rooms" },
  ],
])("a stay with %s is told how the room suits it", (_, stay, told) => {
  expect(describeFit(stay, 550, 3)).toEqual(told);
});
