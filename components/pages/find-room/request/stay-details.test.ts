import { catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import {
  engineAddress,
  postedFields,
  stayDetails,
} from "@/components/pages/find-room/request/stay-details";

const dates = { selectedInDate: "2126-12-01", selectedOutDate: "2126-12-04" };
const over = { selectedInDate: "2020-12-01", selectedOutDate: "2020-12-04" };
const title = "Deluxe Room";

test("inherited properties such as constructor are no offer and no voucher", () => {
  const stay = { ...dates, title, offer: "constructor", voucher: "constructor" };
  const details = stayDetails(stay, catalogue);
  expect([details.offer, details.percent, details.voucher]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a house without a price has the rate of its own room, whatever another of that title costs", () => {
  const costs = [
    { house: "tana", pricePerNight: 550 },
    { house: "hostel", pricePerNight: 49 },
  ] as const;
  const same = catalogue.rooms
    .slice(0, 1)
    .flatMap((room) => costs.map((cost) => ({ ...room, title, ...cost })));
  const known = { rooms: same, offers: {} };
  const stay = { ...dates, title, house: "hostel" };
  const details = stayDetails(stay, { ...catalogue, ...known, rates: known });
  expect(details.terms).toMatchObject({ rate: 49, nights: 3, total: 147 });
});

test.each([
  ["the wrong way round", { selectedInDate: "2126-12-04", selectedOutDate: "2126-12-01" }],
  ["over", over],
  ["not chosen", {}],
])("dates that are %s have no nights, no sum and no booking engine", (_, wrong) => {
  const details = stayDetails({ ...wrong, title }, catalogue);
  expect(details.terms?.total).toBeUndefined();
  expect(postedFields(details)).not.toHaveProperty("nights");
  expect(engineAddress("https://engine.example/?in={checkIn}", details)).toBeUndefined();
});

test.each([
  [{}, {}],
  [{ room: 2 }, { rooms: "2" }],
  [
    { adult: 2, children: 0 },
    { adults: "2", children: "0" },
  ],
])("of the counts %j nothing is posted that nobody chose", (counts, posted) => {
  const fields = postedFields(stayDetails({ ...dates, title, ...counts }, catalogue));
  const { rooms, adults, children } = fields;
  expect(JSON.parse(JSON.stringify({ rooms, adults, children }))).toEqual(posted);
});
