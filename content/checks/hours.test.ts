/** @jest-environment node */
import { amenityOf } from "../amenities";
import { meals } from "../meals";
import { sampleAmenities } from "../sample-amenities";
import { hoursOf } from "../services";
import { readHoursFacts, type HoursFacts } from "./hours-facts";
import { hoursInCode } from "./page-hours";
import { hoursFaults } from "./record-hours";

const house = {
  id: "tana",
  name: "Tana",
  checkIn: ["Check-in from 9:05 AM, any time", "Early where the room is ready"],
  checkOut: ["Leave before noon", "Bags can stay"],
  included: ["Breakfast from 7.05 AM to 10.35 AM", "Free WiFi"],
} as const;
const hostel = {
  ...house,
  id: "hostel",
  name: "Hostel",
  checkIn: ["Check-in after 02:05pm", "A locker"],
  checkOut: ["Check-out at 11:05am", "Bags can stay"],
  included: ["Free WiFi"],
} as const;

const restaurant = {
  id: "restaurant",
  houses: ["tana"],
  hours: [
    { name: "Breakfast", value: "7.05 AM to 10.35 AM" },
    { name: "Dinner", value: "8.35 PM to 10.05 PM" },
  ],
};
const dining = {
  id: "fine-dining",
  houses: ["tana"],
  hours: [{ name: "Dinner", value: "8.35 PM to 10.05 PM" }],
};
const pool = {
  id: "indoor-pool",
  houses: ["tana", "hostel"],
  hours: [
    { name: "Tana", value: "6.05 AM to 9.05 PM" },
    { name: "Hostel", value: "8.05 AM to 9.05 PM" },
    { name: "Pool bar, Tana", value: "11.05 AM to 10.05 PM" },
  ],
};
const accommodation = {
  id: "accommodation",
  houses: ["tana", "hostel"],
  hours: [
    { name: "Check-in", value: "at 9.05 AM" },
    { name: "Check-out", value: "before noon" },
    { name: "Check-in of the Hostel", value: "after 2.05 PM" },
    { name: "Check-out of the Hostel", value: "before 11.05 AM" },
  ],
};
const swim = { title: "The pool", hours: "6.05 AM to 9.05 PM", service: "indoor-pool" };
const bar = { title: "Our pool bar", hours: "11.05 AM to 10.05 PM" };

const agreed: HoursFacts = {
  houses: [house, hostel],
  services: [restaurant, dining, pool, accommodation],
  resorts: [{ id: "tana", name: "Tana", activities: [swim, bar] }],
  arrivals: [
    {
      where: "forms.ts: hours",
      words: "Check-in is after 02:05pm and check-out at 11:05am.",
      house: "hostel",
      of: ["checkIn", "checkOut"],
    },
  ],
  amharic: [
    { where: "amharic.ts: hours 1", words: "ጠዋት 3 ሰዓት", of: "checkIn" },
    { where: "amharic.ts: hours 2", words: "ቀን 6 ሰዓት", of: "checkOut" },
  ],
  beginnings: [{ where: "home.ts: time", words: "08:05", house: "hostel", service: "indoor-pool" }],
};

const lateBreakfast = [{ name: "Breakfast", value: "8.05 AM to 10.35 AM" }];
const inHouse = (change: object) => ({ houses: [{ ...house, ...change }, hostel] });
const atTana = (activity: Partial<typeof swim>) => ({
  resorts: [{ id: "tana", name: "Tana", activities: [{ title: "The pool", ...activity }] }],
});

test("hours that agree are no fault, however they are written", () => {
  expect(hoursFaults(agreed)).toEqual([]);
});

test.each<[string, Partial<HoursFacts>, readonly (readonly [string, string])[]]>([
  [
    "breakfast in the restaurant",
    {
      services: [{ ...restaurant, hours: lateBreakfast }, dining, pool, accommodation],
    },
    [["content/houses/tana.yaml: included 1", "content/services/restaurant.md: hours, Breakfast"]],
  ],
  [
    "dinner at two places",
    {
      services: [
        restaurant,
        { ...dining, hours: [{ name: "Dinner", value: "7.35 PM to 10.05 PM" }] },
        pool,
        accommodation,
      ],
    },
    [["fine-dining.md: hours, Dinner", "restaurant.md: hours, Dinner"]],
  ],
  [
    "what a rate includes",
    inHouse({ included: ["The indoor pool, from 7.05 AM to 9.05 PM"] }),
    [["content/houses/tana.yaml: included 1", "content/services/indoor-pool.md: hours, Tana"]],
  ],
  [
    "check-in of one house",
    inHouse({ checkIn: ["Check-in from 10:05 AM", ""] }),
    [["content/houses/tana.yaml: checkIn 1", "accommodation.md: hours, Check-in"]],
  ],
  [
    "the Hostel's own check-out",
    { houses: [house, { ...hostel, checkOut: ["Leave before noon", ""] }] },
    [["content/houses/hostel.yaml: checkOut 1", "hours, Check-out of the Hostel"]],
  ],
  [
    "an activity and the service behind it",
    atTana({ ...swim, hours: "6.05 AM to 8.05 PM" }),
    [["content/resorts/tana.md: activities 1, hours", "indoor-pool.md: hours, Tana"]],
  ],
  [
    "an activity that a service names without being named by it",
    atTana({ ...bar, hours: "10.05 AM to 10.05 PM" }),
    [["content/resorts/tana.md: activities 1, hours", "indoor-pool.md: hours, Pool bar, Tana"]],
  ],
])("%s: both files and both hours are named", (_, change, places) => {
  const faults = hoursFaults({ ...agreed, ...change });
  expect(faults).toHaveLength(places.length);
  for (const [one, other] of places)
    expect(faults).toContainEqual(
      expect.stringMatching(
        new RegExp(`${one}.* is ".+", but .*${other} is ".+": guests read both`),
      ),
    );
});

test("what stands in code is told apart: it stops no build", () => {
  expect(hoursInCode(agreed)).toEqual([]);
  const later = {
    ...agreed,
    houses: [
      { ...house, checkIn: ["Check-in from 10:05 AM", ""] as const },
      { ...hostel, checkOut: ["Leave before noon", ""] as const },
    ],
    beginnings: [
      { where: "home.ts: time", words: "09:05", house: "hostel", service: "indoor-pool" },
    ],
  };
  const note = "In Amharic hours count from six: 3 is 9 o’clock.";
  expect(
    hoursInCode(later).map(({ one, other, note: said }) => [one.where, other.where, said]),
  ).toEqual([
    ["forms.ts: hours", "content/houses/hostel.yaml: checkIn 1 and checkOut 1", undefined],
    ["amharic.ts: hours 1", "content/houses/tana.yaml: checkIn 1", note],
    ["home.ts: time", "content/services/indoor-pool.md: hours, Hostel", undefined],
  ]);
});

test("words without an hour contradict nothing", () => {
  const included = ["Breakfast", "The indoor pool, day and night"];
  expect(hoursFaults({ ...agreed, ...inHouse({ included }) })).toEqual([]);
});

test("content/ as it stands agrees with itself, and much of it is held", () => {
  const facts = readHoursFacts();
  expect(hoursFaults(facts)).toEqual([]);
  expect(hoursInCode(facts)).toEqual([]);
  const later = facts.services.map((service) => ({
    ...service,
    hours: service.hours.map(({ name }) => ({
      name,
      value: `${service.id.length}.11 AM to 2.22 AM`,
    })),
  }));
  const places = hoursFaults({ ...facts, services: later }).map((fault) => fault.split(" is ")[0]);
  expect(places).toEqual(
    expect.arrayContaining([
      "content/houses/bishoftu.yaml: included 1",
      "content/services/fine-dining.md: hours, Dinner",
      "content/houses/tana.yaml: checkIn 1",
    ]),
  );
  expect(places.length).toBeGreaterThan(15);
});

test("breakfast in a room's amenities is that of the restaurant", () => {
  const text = `From ${hoursOf("restaurant", "Breakfast")}`;
  expect(amenityOf("breakfast", "").text).toBe(text);
  expect(sampleAmenities.find(({ id }) => id === "breakfast")?.text).toBe(text);
});

test("the meals of the restaurant's page are those of its service", () => {
  expect(meals.map(({ name, from, to }) => [name, `${from} to ${to}`])).toEqual(
    meals.map(({ name }) => [name, hoursOf("restaurant", name)]),
  );
  expect(() => hoursOf("restaurant", "Brunch")).toThrow(
    'content/services/restaurant.md: hours has no line named "Brunch", which other pages show; it has Breakfast, ',
  );
});
