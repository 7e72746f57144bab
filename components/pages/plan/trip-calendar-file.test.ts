import { defaultTrip } from "@/components/features/itinerary/trip";
import { tripEvents } from "@/components/pages/plan/trip-calendar-file";
import { tripHouse } from "@/components/pages/plan/trip-house";

test("a journey without a first day writes no calendar, with one it writes one event a stop", () => {
  const page = "https://adey.example/plan/";
  expect(tripEvents({ trip: defaultTrip, house: tripHouse, address: page })).toEqual([]);
  const trip = { ...defaultTrip, firstDay: "2026-12-30" };
  const events = tripEvents({ trip, house: tripHouse, address: page });
  expect(events.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    ["2026-12-30", "2026-12-31"],
    ["2026-12-31", "2027-01-02"],
    ["2027-01-02", "2027-01-04"],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
});
