/** @jest-environment node */
import { readCheckFacts, printShipped, type CheckFacts } from "./check-facts";
import {
  countLine,
  countThings,
  describe as described,
  describeWaiting,
} from "./describe-findings";
import { placeholders } from "./placeholders";
import { isReservedAddress, isReservedEmail, isReservedPhone } from "./reserved";
import { site, type Site } from "../model/site";

const today = "2026-11-22";

const everyPhone = (phone: string) => ({
  booking: phone,
  tana: phone,
  bishoftu: phone,
  awash: phone,
  entoto: phone,
});

const ready: Site = {
  ...site,
  origin: "https://www.adey.et",
  phones: everyPhone("+251 11 551 77 77"),
  emails: { booking: "stay@adey.et", info: "info@adey.et" },
  hosts: {
    booking: "https://booking.adey.et",
    training: "https://training.adey.et",
    taskManager: "https://tasks.adey.et",
    reward: "https://reward.adey.et",
  },
  social: {
    facebook: "https://facebook.com/adey",
    twitter: "https://x.com/adey",
    linkedin: "https://linkedin.com/company/adey",
    pinterest: "https://pinterest.com/adey",
  },
  accounts: {
    paymentOptions: "https://my.adey.et/pay",
    myBookings: "https://my.adey.et/stays",
    ourReview: "https://my.adey.et/review",
    login: "https://my.adey.et/login",
    signUp: "https://my.adey.et/join",
  },
  forms: { endpoint: "https://forms.adey.et/new", format: "json" },
  send: { whatsapp: "251115517777" },
  pricesConfirmed: "2026-11-01",
  security: { contact: "mailto:safe@adey.et", expires: "2027-11-20" },
};

const done: CheckFacts = {
  site: ready,
  siteUrl: undefined,
  amharicReviewed: true,
  unnamedInAmharic: [],
  brandInAmharic: true,
  formerName: [],
  waiting: [],
  team: [{ id: "abel", email: "abel@adey.et" }],
  figures: { rooms: 3, offers: 2, dishes: 4 },
  ratedRooms: [],
  rates: [],
  feeds: [],
  currencies: [],
  taxesOnTop: [],
  hashes: { "media/lake.jpg": "photograph", "testimonials/tigist": "said" },
  shipped: { "media/tana.jpg": "rendered", "testimonials/hanna": "invented" },
};

function found(change: Partial<Site>, others: Partial<CheckFacts> = {}) {
  const facts = { ...done, ...others, site: { ...ready, ...change } };
  return placeholders(facts, today).flatMap(({ findings }) =>
    findings.map(({ where, lines, things }) => [where, lines.join(" | "), things]),
  );
}

test("nothing is found where everything is the owner's own", () => {
  expect(found({})).toEqual([]);
});

test.each<[string, Partial<Site>, string, string, number]>([
  [
    "two delivered telephone numbers",
    { phones: { ...ready.phones, tana: "+251 11 000 00 07", awash: "+251 11 000 00 08" } },
    "content/records/site.yaml, phones",
    "tana is +251 11 000 00 07 | awash is +251 11 000 00 08",
    2,
  ],
  [
    "an e-mail that nobody can have",
    { emails: { ...ready.emails, info: "info@adey.example" } },
    "content/records/site.yaml, emails",
    "info is info@adey.example",
    1,
  ],
  [
    "forms that send nowhere",
    { forms: { format: "json" } },
    "content/records/site.yaml, forms",
    "endpoint: not set",
    1,
  ],
  [
    "forms that send to an example",
    { forms: { format: "json", endpoint: "https://forms.example/f" } },
    "content/records/site.yaml, forms",
    "endpoint is https://forms.example/f",
    1,
  ],
  [
    "no number for WhatsApp",
    { send: { telegram: "adey_rooms" } },
    "content/records/site.yaml, send",
    "whatsapp: not set",
    1,
  ],
  [
    "no way to send a stay",
    { send: {} },
    "content/records/site.yaml, send",
    "whatsapp, telegram, engine: none of them is set",
    1,
  ],
  [
    "the WhatsApp number of the instructions",
    { send: { whatsapp: "251110000001" } },
    "content/records/site.yaml, send",
    "whatsapp is 251110000001",
    1,
  ],
  [
    "prices that were never confirmed",
    { pricesConfirmed: undefined },
    "content/records/site.yaml, pricesConfirmed",
    "not set | 3 rooms, 2 offers and 4 dishes have a figure",
    1,
  ],
  [
    "prices of the year before",
    { pricesConfirmed: "2025-11-21" },
    "content/records/site.yaml, pricesConfirmed",
    "it is 2025-11-21, more than a year ago | 3 rooms, 2 offers and 4 dishes have a figure",
    1,
  ],
  [
    "prices confirmed tomorrow",
    { pricesConfirmed: "2026-11-23" },
    "content/records/site.yaml, pricesConfirmed",
    "it is 2026-11-23, a day that hasn’t come yet | 3 rooms, 2 offers and 4 dishes have a figure",
    1,
  ],
  [
    "an origin that does not exist",
    { origin: "https://group.example" },
    "content/records/site.yaml, origin",
    "it is https://group.example, and NEXT_PUBLIC_SITE_URL, which overrides it, is not set",
    1,
  ],
  [
    "a host that does not exist",
    { hosts: { ...ready.hosts, reward: "https://points.group.example/club" } },
    "content/records/site.yaml, hosts",
    "reward is https://points.group.example/club",
    1,
  ],
  [
    "a profile at an example",
    { social: { ...ready.social, twitter: "https://example.com/adey" } },
    "content/records/site.yaml, social",
    "twitter is https://example.com/adey",
    1,
  ],
  [
    "profiles that are not set",
    { social: { twitter: "https://x.com/adey" } },
    "content/records/site.yaml, social",
    "facebook, linkedin, pinterest: not set",
    3,
  ],
  [
    "accounts that are not set",
    { accounts: { ...ready.accounts, login: undefined } },
    "content/records/site.yaml, accounts",
    "login: not set",
    1,
  ],
  [
    "nobody to tell of a weakness",
    { security: { expires: "2027-11-20" } },
    "content/records/site.yaml, security",
    "contact: not set",
    1,
  ],
  [
    "a security.txt that ends in 30 days",
    { security: { ...ready.security, expires: "2026-12-22" } },
    "content/records/site.yaml, security",
    "expires is 2026-12-22, 30 days from now or sooner",
    1,
  ],
  [
    "a security.txt that has ended",
    { security: { ...ready.security, expires: "2026-11-21" } },
    "content/records/site.yaml, security",
    "expires is 2026-11-21, a day that has passed",
    1,
  ],
])("%s: found, with what is there", (_, change, where, lines, things) => {
  expect(found(change)).toEqual([[where, lines, things]]);
});

test("rooms without an Amharic name are named", () => {
  expect(found({}, { unnamedInAmharic: ["lake-room", "cave-room"] })).toEqual([
    ["content/copy/amharic.ts, amharicRooms", "lake-room, cave-room: not set", 2],
  ]);
});

const nowhere = "https://nowhere.example/";

test.each<[string, Partial<Site>]>([
  ["accounts, login", { accounts: { ...ready.accounts, login: nowhere } }],
  ["share, facebook", { share: { ...ready.share, facebook: nowhere } }],
  ["map, frameUrl", { map: { frameUrl: nowhere } }],
  ["video, promo", { video: { ...ready.video, promo: nowhere } }],
  ["chatbot, src", { chatbot: { src: nowhere } }],
  ["security, contact", { security: { ...ready.security, contact: nowhere } }],
])("%s: found at a host that does not exist", (setting, change) => {
  const [part, name] = setting.split(", ");
  expect(found(change)).toEqual([
    [`content/records/site.yaml, ${part}`, `${name} is ${nowhere}`, 1],
  ]);
});

test("what is just inside its limits is not found", () => {
  expect(found({ pricesConfirmed: today })).toEqual([]);
  expect(found({ pricesConfirmed: "2025-11-22" })).toEqual([]);
  expect(found({ security: { ...ready.security, expires: "2026-12-23" } })).toEqual([]);
});

test("NEXT_PUBLIC_SITE_URL counts in place of the origin that it overrides", () => {
  const origin = "https://group.example";
  expect(found({ origin }, { siteUrl: "https://www.adey.et" })).toEqual([]);
  expect(found({}, { siteUrl: origin })).toEqual([["NEXT_PUBLIC_SITE_URL", `it is ${origin}`, 1]]);
});

test("people without an e-mail are one thing, an e-mail that nobody can have is another", () => {
  const team = [{ id: "abel", email: "abel@example.org" }, { id: "ruth" }, { id: "saba" }];
  expect(found({}, { team })).toEqual([
    ["content/records/team/abel.yaml", "email is abel@example.org", 1],
    ["content/records/team", "email is not set for 2 of 3 people", 1],
  ]);
});

test("Amharic that no native speaker has read is found", () => {
  expect(found({}, { amharicReviewed: false })).toEqual([
    ["content/copy/amharic.ts, reviewed", "it is false", 1],
  ]);
});

test("a delivered picture counts under any name, a replaced one and one that was struck from the list do not", () => {
  const hashes = { "media/a.jpg": "rendered", "media/tana.jpg": "photograph" };
  const counted = [["content/records/media", "1 of 2 pictures as delivered: a.jpg", 1]];
  expect(found({}, { hashes })).toEqual(counted);
  expect(found({}, { hashes, shipped: {} })).toEqual([]);
});

test("a renamed house is reported with the places where its former name still appears", () => {
  const brand = { ...site.brand, name: "Lalibela Lodges", shortName: "Lalibela" };
  const others = {
    brandInAmharic: false,
    formerName: ["content/records/stories/lake.md, line 20"],
  };
  const film = [
    "public/film/adey.mp4, its last shot and caption",
    expect.stringContaining("Adey"),
    1,
  ];
  expect(found({ brand }, others)).toEqual([
    film,
    ["content/records/stories/lake.md, line 20", expect.stringContaining("Adey"), 1],
    ["content/copy/amharic.ts, amharicBrand", '"Lalibela Lodges": not set', 1],
  ]);
  const own = { promo: "/film/own.mp4", hero: "/film/own.mp4" };
  expect(found({ brand, video: own })).toEqual([]);
  expect(found({ brand: { ...site.brand, tagline: "A lodge in the hills" } })).toEqual([film]);
});

test("a story that waits for its day is no placeholder, and named with it", () => {
  const waiting = [{ id: "meskel", date: "2027-09-27" }];
  expect(found({}, { waiting })).toEqual([]);
  expect(describeWaiting(waiting)).toBe(
    "content/records/stories/meskel.md is waiting for its day: the first build on or after 2027-09-27 will show it.",
  );
});

test("of many only the first three are named", () => {
  const shipped = { "testimonials/a": "same" };
  const hashes = Object.fromEntries([..."abcd"].map((id) => [`testimonials/${id}`, "same"]));
  const named = "4 of 4 quotations as delivered: a, b, c …";
  expect(found({}, { hashes, shipped })).toEqual([["content/records/testimonials", named, 1]]);
});

test.each(["comments", "founder", "team", "addresses", "services", "houses", "resorts"])(
  "delivered words are found: %s",
  (kind) => {
    expect(found({}, { hashes: { [`${kind}/a`]: "same" }, shipped: { x: "same" } })).toHaveLength(
      1,
    );
  },
);

test("the report says where, what is there and what it means, and the last line counts the things", () => {
  const facts = { ...done, site: { ...ready, social: {}, send: {} } };
  const groups = placeholders(facts, today);
  expect(countThings(groups)).toBe(5);
  expect(described(groups)).toContain(
    "\n  content/records/site.yaml, send\n    whatsapp, telegram, engine: none of them is set\n    → A guest ",
  );
  expect(countLine(5, ": look")).toBe("5 things are still placeholders or unset: look.");
  expect(countLine(1)).toBe("1 thing is still a placeholder or unset.");
  expect(countLine(0)).toContain("Well done");
});

test("values reserved for examples are distinguished from real ones", () => {
  const phones = ["+251 11 000 00 01", "251110000001", "+251 11 551 77 77", "251911000000"];
  expect(phones.map(isReservedPhone)).toEqual([true, true, false, false]);
  const emails = ["a@example.net", "mailto:a@b.example", "a@example.et", "a@myexample.com"];
  expect(emails.map(isReservedEmail)).toEqual([true, true, false, false]);
  const addresses = ["https://a.example:80/b", "https://EXAMPLE.com", "https://a.et/b.example"];
  expect(addresses.map(isReservedAddress)).toEqual([true, true, false]);
});

/** An owner's own records must not break a test, so only the form of the hashes is checked. */
test("the records have a hash under a kind and a name, and the list of them can be printed", () => {
  const { hashes } = readCheckFacts(undefined);
  const strays = Object.entries(hashes).filter(
    ([name, hash]) => !/^[a-z]+\/.+/.test(name) || !/^[0-9a-f]{16}$/.test(hash),
  );
  expect(strays).toEqual([]);
  expect(Object.keys(hashes)).toContain("addresses/head");
  expect(printShipped({ "media/a.jpg": "12" })).toContain('\nmedia/a.jpg: "12"\n');
});
