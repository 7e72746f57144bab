/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { site } from "../model/site";
import { describeIssue } from "../schemas/describe-issue";
import { siteSchema } from "../schemas/site";

const root = path.join(__dirname, "../..");

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test("telephone numbers, e-mail addresses, hosts and the brand are in site.yaml, the examples of its schema and the brand's Amharic name alone", () => {
  const own = [site.brand.name, ...Object.values(site.phones), ...Object.values(site.hosts)];
  const elsewhere = ["content", "components", "app"]
    .flatMap(sources)
    .filter((file) => !/^content[\\/](schemas[\\/]site|copy[\\/]amharic)\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return /\+251|\w@\w+\.\w|\.example\b/.test(text) || own.some((fact) => text.includes(fact));
    });
  expect(elsewhere).toEqual([]);
});

/** Returns what the build reports for these settings. */
function faultsOf(settings: unknown): readonly string[] {
  const checked = siteSchema.safeParse(settings);
  return checked.error?.issues.map((issue) => describeIssue(issue, settings)) ?? [];
}

test("all faults are named, each with its field, what is there and what it should be", () => {
  const wrong = {
    ...site,
    brand: { ...site.brand, name: " " },
    phones: { ...site.phones, booking: "call us" },
    emails: { ...site.emails, info: "info" },
    social: { ...site.social, facebook: "facebook" },
    forms: { endpoint: "http://plain.example/forms" },
    security: { expires: "2027-02-30" },
  };
  expect(faultsOf(wrong)).toEqual([
    'brand, name is " "; it should be the name of the brand.',
    'phones, booking is "call us"; it should be a phone number such as +251 11 000 00 01.',
    'emails, info is "info"; it should be an e-mail address such as booking@example.com.',
    'social, facebook is "facebook"; it should be an address that begins with https://.',
    'forms, endpoint is "http://plain.example/forms"; it should be a path of this site (/film/adey.mp4) or an address that begins with https://.',
    'security, expires is "2027-02-30"; it should be the day on which it expires, such as 2026-10-12.',
  ]);
});

test.each(["map", "chatbot", "forms", "send", "social", "accounts"])(
  "%s may be left empty: whatever is in it is asked of nobody",
  (section) => expect(faultsOf({ ...site, [section]: undefined })).toEqual([]),
);

test("a part that must have lines of its own says so where it has none", () => {
  expect(faultsOf({ ...site, brand: undefined, phones: undefined })).toEqual([
    "brand is missing; its own lines go below it, indented by two spaces.",
    "phones is missing; its own lines go below it, indented by two spaces.",
  ]);
});

test.each([
  [
    "https://engine.example/?in={checkIn}&out={checkOut}&who={guests}",
    "{guests} is not part of a stay: the address can contain {checkIn} {checkOut} {rooms} {adults} {children} {room} {offer}.",
  ],
  [
    "https://engine.example/?room={room}",
    "it needs {checkIn} and {checkOut}, or every guest has to start again there.",
  ],
  [
    "https://engine.example/?in={checkIn}&out={checkOut}&room={room",
    "a brace is left open: the address can contain {checkIn} {checkOut} {rooms} {adults} {children} {room} {offer}.",
  ],
  [
    "http://engine.example/?in={checkIn}&out={checkOut}",
    "it should be an address that begins with https://.",
  ],
])("the booking engine %s is refused", (engine, fault) => {
  const [first = "", ...others] = faultsOf({ ...site, send: { engine } });
  expect(first).toMatch(/^send, engine is "/);
  expect(first.endsWith(`; ${fault}`)).toBe(true);
  expect(others).toEqual([]);
});

test("a booking engine, a Telegram account and a WhatsApp number are taken", () => {
  const send = {
    whatsapp: "251110000001",
    telegram: "adey_rooms",
    engine:
      "https://engine.example/{room}?in={checkIn}&out={checkOut}&r={rooms}&a={adults}&c={children}&o={offer}",
  };
  expect(faultsOf({ ...site, send })).toEqual([]);
  for (const whatsapp of [911234567, "0911234567"])
    expect(faultsOf({ ...site, send: { whatsapp } })).toHaveLength(1);
  expect(faultsOf({ ...site, send: { whatsapp: "+251 11", telegram: "@adey" } })).toHaveLength(2);
});

test.each([
  ["an Ethiopian mobile", "+251 911 00 00 01"],
  ["a number in another country", "+44 20 0000 0001"],
])("%s is taken as a telephone number", (_name, phone) => {
  expect(faultsOf({ ...site, phones: { ...site.phones, booking: phone } })).toEqual([]);
});
