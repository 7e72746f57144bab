/** @jest-environment node */
import ICAL from "ical.js";
import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { calendarFile, type CalendarEvent } from "@/components/features/calendar/calendar-file";
import { vCardText } from "@/components/features/contact/vcard";
import { stayEvent } from "@/components/features/stay/model/stay-calendar-file";

const now = new Date("2026-11-21T08:30:15.250Z");
const stay: CalendarEvent = {
  uid: "stay-20261201@adey.example",
  firstDay: "2026-12-01",
  lastDay: "2026-12-04",
  title: "Stay at Adey; with, commas \\ and “quotes”",
  text: "First line\nእንኳን ደህና መጡ ".repeat(12),
  place: "Lake Shore Road, Bahir Dar, Ethiopia",
  coordinates: { lat: 11.6, lon: 37.38 },
  address: "https://adey.example/plan/?stop=tana&nights=3",
};

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}

test("another reader of calendars finds the stay as it was written", () => {
  const [event] = eventsOf(calendarFile([stay], { house: bookingOffice.name, now }));
  expect(event?.uid).toBe(stay.uid);
  expect(event?.summary).toBe(stay.title);
  expect(event?.description).toBe(stay.text);
  expect(event?.location).toBe(stay.place);
  expect(event?.startDate.toString()).toBe("2026-12-01");
  expect(event?.endDate.toString()).toBe("2026-12-04");
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.component.getFirstPropertyValue("geo")).toEqual([11.6, 37.38]);
  expect(event?.component.getFirstPropertyValue("url")).toBe(stay.address);
  expect(String(event?.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-21T08:30:15Z");
});

test("every line ends as the standard says and is at most 75 octets long", () => {
  const file = calendarFile([stay], { house: bookingOffice.name, now });
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
  expect(lines.filter((line) => line.includes("\n") || line.includes("�"))).toEqual([]);
});

test("several stops are several events, and the same stay keeps its name", () => {
  const twice = [stay, { ...stay, uid: "stay-20261204@adey.example" }];
  expect(
    eventsOf(calendarFile(twice, { house: bookingOffice.name, now })).map(({ uid }) => uid),
  ).toEqual(["stay-20261201@adey.example", "stay-20261204@adey.example"]);
});

test("a line break or a new property cannot be smuggled in by a text", () => {
  const title = "Room\r\nATTACH:https://elsewhere.example\u0000";
  const [event] = eventsOf(calendarFile([{ ...stay, title }], { house: bookingOffice.name, now }));
  expect(event?.summary).toBe("Room\nATTACH:https://elsewhere.example");
  expect(event?.component.getFirstPropertyValue("attach")).toBeNull();
});

test("another reader of contact cards finds the resort as it was written", () => {
  const file = vCardText({
    uid: "tana@adey.example",
    name: "Adey Resort & Spa, Tana",
    house: "Adey Resort & Spa",
    phone: "+251 11 000 00 02",
    email: "booking@example.com",
    address: "Lake Shore Road, Bahir Dar, Ethiopia",
    coordinates: { lat: 11.6, lon: 37.38 },
    page: "https://adey.example/resorts/tana/",
  });
  const card = new ICAL.Component(ICAL.parse(file));
  expect(card.name).toBe("vcard");
  expect(card.getFirstPropertyValue("fn")).toBe("Adey Resort & Spa, Tana");
  expect(card.getFirstPropertyValue("tel")).toBe("+251 11 000 00 02");
  expect(card.getFirstPropertyValue("adr")).toEqual([
    "",
    "",
    "Lake Shore Road",
    "Bahir Dar",
    "",
    "",
    "Ethiopia",
  ]);
  expect(card.getFirstPropertyValue("url")).toBe("https://adey.example/resorts/tana/");
});

test("of an address in four parts the last is the country, whatever is before the town", () => {
  const file = vCardText({
    uid: "tana@adey.example",
    name: "Tana",
    house: "Adey",
    phone: "+251 11 000 00 02",
    email: "booking@example.com",
    address: "Block 4, Lake Shore Road, Bahir Dar, Ethiopia",
    coordinates: { lat: 11.6, lon: 37.38 },
    page: "https://adey.example/resorts/tana/",
  });
  const address = new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue("adr");
  expect(address).toEqual(["", "", "Block 4", "Lake Shore Road, Bahir Dar", "", "", "Ethiopia"]);
});

test("a search becomes one event with its room, its guests, both calendars and the hours of its house where that is known", () => {
  const search = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04", adult: 2 };
  const stay = { ...search, title: "Deluxe Room" };
  const at = (address: string) => ({ stay, office: bookingOffice, address });
  const event = stayEvent(at("https://adey.example/find_room/"));
  expect(event?.title).toContain("Deluxe Room");
  expect(event?.text).toContain("2 adults");
  expect(event?.text).toContain("22 Hidar 2019 to 25 Hidar 2019");
  const again = stayEvent(at("https://adey.example/room_details/"));
  expect(again?.uid).toBe(event?.uid);
  expect(event?.text).not.toContain("Check-in");
  const hours = ["Check-in after 02:00pm", "Check-out before 11:00am"];
  const known = stayEvent({ ...at("https://adey.example/find_room/"), hours });
  expect(known?.text).toContain("Check-in after 02:00pm.\nCheck-out before 11:00am.");
  const without = { stay: { selectedInDate: "2026-12-01" }, office: bookingOffice };
  expect(stayEvent({ ...without, address: "https://adey.example/" })).toBeUndefined();
});
