/** @jest-environment node */
import { crossFaults } from "./cross-checks";
import type { CrossFacts } from "./cross-facts";

const tana = { id: "tana" };

const agreed: CrossFacts = {
  brandName: "Lake Lodges",
  titles: ["Rooms", "Rooms and tents by the lakes, Ethiopia"],
  resorts: [{ ...tana, activities: [{ service: "yoga" }, {}] }],
  houses: [{ ...tana, included: ["Breakfast at seven", "WiFi"] }],
  services: [{ id: "yoga", list: "services" }],
  breakfast: "Breakfast",
  withoutBreakfast: () => [],
  folders: ["rooms", "media"],
  read: new Set(["rooms", "media"]),
};

const faultsOf = (change: Partial<CrossFacts>) => crossFaults({ ...agreed, ...change });

test("files that agree are no fault", () => expect(faultsOf({})).toEqual([]));

test("a brand that search engines would cut off is reported with how long it may be", () => {
  expect(faultsOf({ brandName: "The Lake Lodges of Ethiopia" })).toEqual([
    'content/records/site.yaml: brand, name is "The Lake Lodges of Ethiopia", 27 letters long; 19 is the most that fits, because it follows every page\'s title ("Rooms and tents by the lakes, Ethiopia") and search engines cut the two off after 60.',
  ]);
});

test("an activity that a service says more about names one of ours", () => {
  const resorts = [{ ...tana, activities: [{ service: "yogaa" }] }];
  expect(faultsOf({ resorts })).toEqual([
    'content/records/resorts/tana.md: activities 1, service is "yogaa"; it should be one of the files in content/records/services: yoga.',
  ]);
});

test("a page that would list no service is refused", () => {
  expect(faultsOf({ services: [{ id: "yoga", list: "facilities" }] })).toEqual([
    'content/records/services: no file says "list: services"; /services/ would be empty, so one has to.',
  ]);
});

test("breakfast is included only where each room has it", () => {
  expect(faultsOf({ withoutBreakfast: () => ["lake-room"] })).toEqual([
    'content/records/houses/tana.yaml: included 1 is "Breakfast at seven", but its room lake-room does not name the amenity "breakfast": add it there, or leave the line out here.',
  ]);
});

test("a folder that nothing reads is named", () => {
  expect(faultsOf({ folders: ["rooms", "room"] })).toEqual([
    "content/records/room: nothing in this folder is read; records go in one of media, rooms.",
  ]);
});
