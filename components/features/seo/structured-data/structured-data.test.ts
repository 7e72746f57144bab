import { clockTime } from "@/content/model/clock-time";
import { publicAddress } from "@/content/model/public-address";
import { socialCards } from "@/components/features/seo/social-cards";
import { postalAddress } from "@/components/features/seo/structured-data/postal-address";
import { pageGraphs } from "@/components/features/seo/structured-data/page-graphs";
import { realEmail, realPhone } from "@/components/features/seo/structured-data/real-contact";
import { bedsOf, squareFeetOf } from "@/components/features/seo/structured-data/rooms";
import { homeMenuLabel } from "@/content/copy/pages";
import { roomPageTexts } from "@/content/copy/room-pages";
import { allRooms, rooms } from "@/content/model/rooms";

test.each([
  ["7.00 AM", "07:00"],
  ["6.30 am to 9 pm", "06:30"],
  ["9 pm", "21:00"],
  ["Check-in from 9:00 AM, any time", "09:00"],
  ["8.30 PM", "20:30"],
  ["12:15 AM", "00:15"],
  ["Check-out before noon", "12:00"],
  ["9.00 AM to noon", "09:00"],
])("%s is %s", (text, time) => {
  expect(clockTime(text)).toBe(time);
});

test("a text without an hour is refused by name", () => {
  expect(() => clockTime("in the morning")).toThrow("in the morning");
});

test("what a card says of beds and size is read as it is written", () => {
  expect(bedsOf("2 King Bed")).toEqual([{ numberOfBeds: 2, typeOfBed: "King Bed" }]);
  expect(bedsOf("1 King Bed, 2 Sofa Beds")).toEqual([
    { numberOfBeds: 1, typeOfBed: "King Bed" },
    { numberOfBeds: 2, typeOfBed: "Sofa Beds" },
  ]);
  expect(bedsOf("a hammock")).toEqual([]);
  expect(squareFeetOf("1500 SQ.FT")).toBe(1500);
  expect(squareFeetOf("58 sq ft")).toBe(58);
  expect(squareFeetOf("95ft3")).toBeUndefined();
});

test("placeholder phone numbers and e-mail addresses are left out of structured data", () => {
  expect(realPhone("+251 11 000 00 01")).toBeUndefined();
  expect(realPhone("+251 11 551 77 77")).toBe("+251 11 551 77 77");
  expect(realEmail("booking@example.com")).toBeUndefined();
  expect(realEmail("booking@adey.example")).toBeUndefined();
  expect(realEmail("booking@adey.et")).toBe("booking@adey.et");
  expect(JSON.stringify(pageGraphs())).not.toMatch(/example\.com|000 00/);
});

test("an address is shown in its parts", () => {
  expect(postalAddress("Lake Shore Road, Bahir Dar, Ethiopia")).toMatchObject({
    streetAddress: "Lake Shore Road",
    addressLocality: "Bahir Dar",
    addressCountry: "ET",
  });
});

test("each of the six rooms has a price for one night in its graph", () => {
  const graph = JSON.stringify(pageGraphs()[publicAddress("/room")]);
  for (const { title, pricePerNight } of rooms) {
    expect(graph).toContain(`"name":"${title}"`);
    expect(graph).toContain(`"price":${pricePerNight}`);
  }
});

test("no two pages share a card", () => {
  const files = socialCards().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^\/social\/[a-z0-9]+(-[a-z0-9]+)*\.jpg$/);
});

test("the way back from a room of the Hostel leads to the home that lists it, as its breadcrumb does", () => {
  const room = allRooms.find(({ house }) => house === "hostel");
  if (!room) throw new Error("a room of the Hostel is needed");
  const things = pageGraphs()[publicAddress(room.page)]?.["@graph"] ?? [];
  const [steps] = things.flatMap((thing) =>
    typeof thing === "object" && "itemListElement" in thing ? [thing.itemListElement] : [],
  );
  expect(steps).toMatchObject([
    { name: homeMenuLabel, item: publicAddress("/home3") },
    { name: roomPageTexts.parent, item: `${publicAddress("/home3")}#rooms` },
    { name: room.title },
  ]);
});
