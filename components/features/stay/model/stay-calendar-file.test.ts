import { stayEvent } from "@/components/features/stay/model/stay-calendar-file";
import type { Stay } from "@/components/features/stay/model/stay";

const office = { name: "Adey", host: "adey.example", phone: "+251", email: "stay@adey.example" };
const weekend = { selectedInDate: "2026-12-04", selectedOutDate: "2026-12-06" };
const deluxe = { ...weekend, title: "Deluxe Room", price: 550 };

/** Two events with one id replace each other in a calendar. */
const uidOf = (stay: Stay, address = "https://adey.example/find_room/") =>
  stayEvent({ stay, office, address })?.uid;

test.each([
  ["another room", { ...deluxe, title: "Family Room" }],
  ["a room of the same name at another price", { ...deluxe, price: 49 }],
  ["a room of the same name in another house", { ...deluxe, house: "tana" }],
  ["no room yet", weekend],
  ["a room with a name in another script", { ...deluxe, title: "\u12f2\u1209\u12ad\u1235" }],
])("%s for the same weekend is an event of its own", (_, stay) => {
  expect(uidOf(stay)).not.toBe(uidOf(deluxe));
});

test("the same stay is the same event from every page and for every party", () => {
  expect(uidOf({ ...deluxe, adult: 3 }, "https://adey.example/room_details/")).toBe(uidOf(deluxe));
});

test("a calendar shows on its map where the house is, if that is known", () => {
  const place = "Lake Shore Road, Bahir Dar, Ethiopia";
  const address = "https://adey.example/find_room/";
  expect(stayEvent({ stay: deluxe, office: { ...office, place }, address })?.place).toBe(place);
  expect(stayEvent({ stay: deluxe, office, address })?.place).toBeUndefined();
});

test("whatever is in the address, the id is one plain word", () => {
  expect(uidOf({ ...weekend, title: '<b>"Suite"; & Spa</b>' })).toMatch(
    /^[\p{L}\d-]+@adey\.example$/u,
  );
});
