import { nearestStay } from "@/components/pages/stay-card/nearest-stay";

const today = "2026-12-22";
const queryOf = (first: string, last: string) => `selectedInDate=${first}&selectedOutDate=${last}`;
const over = queryOf("2026-12-01", "2026-12-04");
const now = queryOf("2026-12-20", "2026-12-24");
const later = queryOf("2027-01-05", "2027-01-07");
const asked = { selectedInDate: "2027-02-02", selectedOutDate: "2027-02-03" };
const askedBefore = { selectedInDate: "2026-12-02", selectedOutDate: "2026-12-03" };

test.each([
  ["the stay of the address", asked, [later], "2027-02-02"],
  [
    "the next of the list where the stay of the address is over",
    askedBefore,
    [later],
    "2027-01-05",
  ],
  ["the one that has begun before the one to come", {}, [later, now, over], "2026-12-20"],
  ["the next", {}, [over, later], "2027-01-05"],
  ["none where all are over", {}, [over], undefined],
  ["none where there are none", { adult: 2 }, [], undefined],
])("%s", (_, stay, kept, arrival) => {
  expect(nearestStay(stay, kept, today).selectedInDate).toBe(arrival);
});

test.each([
  ["the last one saved", {}, ["title=Lake", "title=Cave"], "Cave"],
  ["the one that the address holds", { title: "Tent" }, ["title=Lake"], "Tent"],
  ["one without its check-out", { title: "Tent", selectedInDate: "2027-01-02" }, [], "Tent"],
  ["none whose check-in is over", { title: "Tent", selectedInDate: "2026-12-02" }, [], undefined],
  ["none beside a stay to come", { title: "Tent" }, [later], undefined],
])("of rooms without dates %s", (_, stay, kept, title) => {
  expect(nearestStay(stay, kept, today).title).toBe(title);
});
