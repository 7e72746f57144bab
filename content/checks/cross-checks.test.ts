/** @jest-environment node */
import { crossFaults } from "./cross-checks";
import type { CrossFacts } from "./cross-facts";

const tana = { id: "tana", name: "Tana", place: "By the great lake" };

const agreed: CrossFacts = {
  brandName: "Lake Lodges",
  titles: ["Rooms", "Rooms and tents by the lakes, Ethiopia"],
  resorts: [{ ...tana, activities: [{ service: "yoga" }, {}] }],
  houses: [{ ...tana, included: ["Breakfast at seven", "WiFi"] }],
  placeNames: { tana: { name: tana.name, place: tana.place } },
  services: [{ id: "yoga", list: "services" }],
  breakfast: "Breakfast",
  withoutBreakfast: () => [],
  subjects: { pool: ["pool", "spa"] },
  masters: new Set(["spa"]),
  folders: ["rooms", "media"],
  read: new Set(["rooms", "media"]),
};

const faultsOf = (change: Partial<CrossFacts>) => crossFaults({ ...agreed, ...change });

test("files that agree are no fault", () => expect(faultsOf({})).toEqual([]));

test("a brand that is cut in search engines is told how long it may be", () => {
  expect(faultsOf({ brandName: "The Lake Lodges of Ethiopia" })).toEqual([
    'content/site.yaml: brand, name is "The Lake Lodges of Ethiopia", 27 letters long; 19 are the most, because it follows every page\'s title ("Rooms and tents by the lakes, Ethiopia") and search engines cut the two after 60.',
  ]);
});

test("a resort that was renamed is named with both other files", () => {
  const resorts = [{ ...tana, name: "Lake Tana", activities: [] }];
  expect(faultsOf({ resorts })).toEqual([
    'content/resorts/tana.md: name is "Lake Tana", but in content/place-names.ts it is "Tana": guests read both, so write the same in both.',
    'content/resorts/tana.md: name is "Lake Tana", but in content/houses/tana.yaml it is "Tana": guests read both, so write the same in both.',
  ]);
});

test("an activity that a service says more about names one of ours", () => {
  const resorts = [{ ...tana, activities: [{ service: "yogaa" }] }];
  expect(faultsOf({ resorts })).toEqual([
    'content/resorts/tana.md: activities 1, service is "yogaa"; one of these belongs there, as content/services has them: yoga.',
  ]);
});

test("a page that would list no service is refused", () => {
  expect(faultsOf({ services: [{ id: "yoga", list: "facilities" }] })).toEqual([
    'content/services: no file says "list: services"; /services/ would be empty, so one has to.',
  ]);
});

test("breakfast is included only where each room has it", () => {
  expect(faultsOf({ withoutBreakfast: () => ["lake-room"] })).toEqual([
    'content/houses/tana.yaml: included 1 is "Breakfast at seven", but its room lake-room does not name the amenity "breakfast": add it there, or leave the line out here.',
  ]);
});

test("a picture that pages need, and a folder that nothing reads, are named", () => {
  expect(faultsOf({ masters: new Set(["yoga"]), folders: ["rooms", "room"] })).toEqual([
    "content/room: nothing in this folder is read; records lie in one of media, rooms.",
    'content/media: pages show "pool" (content/pictures.ts), and no picture here is named pool or spa: put one back, with its .yaml.',
  ]);
});
