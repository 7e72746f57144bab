import { readFileSync } from "node:fs";
import {
  itineraryOf,
  moved,
  parseTrip,
  tripParams,
  defaultTrip,
} from "@/components/features/itinerary/trip";
import { roadText } from "@/components/features/itinerary/describe-trip";
import { tripMessage } from "@/components/features/itinerary/trip-message";
import { daysText } from "@/lib/dates/days-text";
import { mapSpots, roads } from "@/content/model/journeys";
import { locations } from "@/content/model/locations";
import { capital, resorts } from "@/art/map/places";
import { requests } from "@/content/copy/requests";

const parse = (query: string) => parseTrip(new URLSearchParams(query));
const order = (query: string) => parse(query).trip.stops.map(({ id, nights }) => `${id} ${nights}`);
const all = "stop=awash&nights=2&stop=tana&nights=0&stop=entoto&nights=1&stop=bishoftu&nights=14";

test("an address gives back the journey that wrote it", () => {
  const { trip, faulty } = parse(`first=2026-12-01&${all}`);
  expect(faulty).toBeUndefined();
  expect(trip.firstDay).toBe("2026-12-01");
  expect(order(all)).toEqual(["awash 2", "tana 0", "entoto 1", "bishoftu 14"]);
  expect(parseTrip(tripParams(trip)).trip).toEqual(trip);
});

test("a bare address is our own journey, without an error message", () => {
  expect(parse("")).toEqual({ trip: defaultTrip });
  expect(parse("first=")).toEqual({ trip: defaultTrip });
});

test.each([
  ["a place that is not ours", "stop=paris&nights=2"],
  ["a place named twice", all.replace("awash", "tana")],
  ["a place too few", all.replace("stop=awash&nights=2&", "")],
  ["nights that are no number", all.replace("nights=14", "nights=<b>")],
  ["nights below none", all.replace("nights=14", "nights=-3")],
  ["such stops and no day", "stop=paris&nights=2&first=2026-02-30"],
])("%s leads to our own journey and a sentence", (_, query) => {
  expect(parse(query)).toEqual({ trip: defaultTrip, faulty: "stops" });
});

test.each([
  ["a day that is none", "2026-02-30"],
  ["a day of another time", "0026-02-20"],
])("%s is said, and the guest's own stops stay", (_, day) => {
  expect(parse(`first=${day}&${all}`)).toEqual({ trip: parse(all).trip, faulty: "day" });
  expect(parse(`first=${day}`)).toEqual({ trip: defaultTrip, faulty: "day" });
});

test("more nights than a fortnight are a fortnight", () => {
  expect(order(all.replace("nights=14", "nights=999"))).toContain("bishoftu 14");
});

test("our own journey is one that people drive: twelve hours in a car in all at most, no long day", () => {
  const { stops, home, hours } = itineraryOf(defaultTrip);
  const driven = [...stops.map(({ journey }) => journey), home].filter(Boolean);
  expect(hours).toBeLessThanOrEqual(12);
  expect(driven.map((journey) => journey?.long)).not.toContain(true);
});

test("a year of five digits dates no stop", () => {
  const { stops, lastDay } = itineraryOf({ ...defaultTrip, firstDay: "9999-12-31" });
  expect(lastDay).toBeUndefined();
  expect(stops.map(({ arrive }) => arrive)).toEqual(stops.map(() => undefined));
});

test("dates follow the order and the nights, over the end of a month and past what is left out", () => {
  const { stops, nights, lastDay } = itineraryOf(parse(`first=2026-12-30&${all}`).trip);
  expect(nights).toBe(17);
  expect(lastDay).toBe("2027-01-16");
  expect(stops.map(({ arrive, leave }) => [arrive, leave])).toEqual([
    ["2026-12-30", "2027-01-01"],
    [undefined, undefined],
    ["2027-01-01", "2027-01-02"],
    ["2027-01-02", "2027-01-16"],
  ]);
  expect(stops.map(({ days }) => days?.from)).toEqual([1, undefined, 3, 4]);
});

test("roads are joined from the capital and back, and a place left out is passed by", () => {
  const { stops, home, km } = itineraryOf(parse(all).trip);
  expect(stops.map(({ journey }) => journey && `${journey.from}-${journey.to}`)).toEqual([
    "addis-awash",
    undefined,
    "awash-entoto",
    "entoto-bishoftu",
  ]);
  expect(home?.from).toBe("bishoftu");
  expect(km).toBe(225 + 235 + 55 + 45);
});

test("a journey of no nights has no roads", () => {
  const stops = defaultTrip.stops.map((stop) => ({ ...stop, nights: 0 }));
  expect(itineraryOf({ stops })).toMatchObject({ nights: 0, km: 0, home: undefined });
});

test("a stop moves to its new place and the others keep their order", () => {
  const ids = (from: number, to: number) => moved(defaultTrip.stops, from, to).map(({ id }) => id);
  expect(ids(0, 2)).toEqual(["bishoftu", "awash", "entoto", "tana"]);
  expect(ids(3, 0)).toEqual(["tana", "entoto", "bishoftu", "awash"]);
  expect(moved(defaultTrip.stops, 0, -1)).toBe(defaultTrip.stops);
  expect(moved(defaultTrip.stops, 3, 4)).toBe(defaultTrip.stops);
});

test("there is a road between any two ends, at a speed that a road there allows", () => {
  const ends = ["addis", ...locations.map(({ id }) => id)].sort();
  const pairs = ends.flatMap((one, place) => ends.slice(place + 1).map((two) => `${one}-${two}`));
  expect(Object.keys(roads).sort()).toEqual(pairs.sort());
  for (const { km, hours } of Object.values(roads)) {
    expect(km / hours).toBeGreaterThanOrEqual(20);
    expect(km / hours).toBeLessThanOrEqual(75);
  }
});

test("the way is drawn through the places of the map", () => {
  const svg = readFileSync("public/map/ethiopia-paper.svg", "utf8");
  for (const { id } of [...resorts, capital]) {
    const [, spot] = Object.entries(mapSpots).find(([name]) => name === id) ?? [];
    if (!spot) throw new Error(`${id} has no spot`);
    const [x, y] = spot;
    const corner = (left: number, up: number) =>
      `M${Number((x - left).toFixed(1))} ${Number((y - up).toFixed(1))}`;
    const drawn = id === "addis" ? `${corner(3, 3)}h6` : `${corner(1.5, 7.5)}h3`;
    expect(svg).toContain(drawn);
  }
});

test.each([
  ["Sun 3 January 2027", "Tue 5 January 2027", "Sun 3 to Tue 5 January 2027"],
  ["Thu 31 December 2026", "Sun 3 January 2027", "Thu 31 December 2026 to Sun 3 January 2027"],
  ["27 Tahsas 2019", "2 Tir 2019", "27 Tahsas to 2 Tir 2019"],
  ["5 Pagume 2018", "1 Meskerem 2019", "5 Pagume 2018 to 1 Meskerem 2019"],
])("%s and %s are shown as %s", (first, last, text) => {
  expect(daysText(first, last)).toBe(text);
});

test("half hours are shown as such", () => {
  expect(roadText({ km: 10, hours: 0.5 })).toBe("about 10 km, half an hour");
  expect(roadText({ km: 55, hours: 1.5 })).toBe("about 55 km, 1½ hours");
  expect(roadText({ km: 45, hours: 1 })).toBe("about 45 km, 1 hour");
  expect(roadText({ km: 1580, hours: 28 })).toBe("about 1,580 km, 28 hours");
});

test("the letter to the booking office holds every stop, what they come to, and the address", () => {
  const { trip } = parse(`first=2026-12-30&${all}`);
  const request = { reference: "ADEY-7K3M2Q", address: "https://adey.example/plan/?x=1" };
  const itinerary = itineraryOf(trip);
  expect(tripMessage({ ...request, itinerary, firstDay: trip.firstDay })).toEqual({
    subject: "A journey through the four resorts ADEY-7K3M2Q: Wed 30 December 2026",
    lines: [
      "1. Awash Falls: 2 nights, Wed 30 December 2026 to Fri 1 January 2027 / 21 to 23 Tahsas 2019",
      "2. Entoto: 1 night, Fri 1 to Sat 2 January 2027 / 23 to 24 Tahsas 2019",
      "3. Bishoftu: 14 nights, Sat 2 to Sat 16 January 2027 / 24 Tahsas to 8 Tir 2019",
      "Total stay: 17 nights",
      expect.stringMatching(/^On the road: about \d+ km, [\d½]+ hours$/),
      "",
      ...requests.journey.lines.map((line) => `${line}: `),
      "",
      "On the website: https://adey.example/plan/?x=1",
    ],
  });
  expect(tripMessage({ ...request, itinerary }).subject).toBe(
    "A journey through the four resorts ADEY-7K3M2Q",
  );
});
