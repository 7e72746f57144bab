/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecords, requireOwnNames } from "./read-records";
import { houseSchema } from "../schemas/house";
import { resortSchema } from "../schemas/resort";
import { roomSchema } from "../schemas/room";
import { serviceSchema } from "../schemas/service";
import { storySchema } from "../schemas/story";

/** A copy of one of our records, edited as by an owner. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "records-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = path.join(process.cwd(), "content/records");

function write(file: string, change: (text: string) => string, original: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, change(readFileSync(path.join(source, original), "utf8")));
}

const room = "rooms/classic-room.md";
const rooms = () => readRecords("rooms", roomSchema, folder);

test.each([
  [
    "a price in words",
    (text: string) => text.replace(/pricePerNight: \d+/, "pricePerNight: four hundred"),
    'content/records/rooms/classic-room.md: pricePerNight is "four hundred"; it should be a whole number of US dollars for one night, such as 450.',
  ],
  [
    "a price that is gone",
    (text: string) => text.replace(/pricePerNight: \d+\n/, ""),
    "content/records/rooms/classic-room.md: pricePerNight is missing; it should be a whole number of US dollars for one night, such as 450.",
  ],
  [
    "a house that we do not have",
    (text: string) => text.replace(/house: \w+/, "house: gondar"),
    'content/records/rooms/classic-room.md: house is "gondar"; it should be one of these: tana, bishoftu, awash, entoto, hostel, city, apartment.',
  ],
  [
    "a picture that nobody made",
    (text: string) => text.replace(/\npicture: [\w-]+/, "\npicture: room-golden"),
    'content/records/rooms/classic-room.md: picture is "room-golden"; it should be the name of a picture in content/records/media.',
  ],
  [
    "a misspelt field",
    (text: string) => text.replace("beds:", "bedds:"),
    'content/records/rooms/classic-room.md: "bedds" is not a field: is it misspelt?',
  ],
  [
    "a caption that is empty",
    (text: string) => text.replace(/caption: .+/, 'caption: ""'),
    'content/records/rooms/classic-room.md: pictures 1, caption is ""; it should be a line about what the picture shows.',
  ],
  [
    "no line above the fields",
    (text: string) => text.replace("---\n", ""),
    'content/records/rooms/classic-room.md: must begin with its fields between two lines of "---"; the text follows them.',
  ],
])("%s stops the build in words", (_, change, message) => {
  write(room, change, room);
  expect(rooms).toThrow(message);
});

test.each([
  [
    "a house that does not say what its rate includes",
    (text: string) => text.replace(/included:\n( +- .+\n)+/, ""),
    "content/records/houses/tana.yaml: included is missing; it should be a list of two to four short lines: what the rate includes, such as Breakfast from 7 am.",
  ],
  [
    "a rate that includes one thing",
    (text: string) => text.replace(/included:\n( +- .+\n)+/, "included:\n  - A bed\n"),
    'content/records/houses/tana.yaml: included is ["A bed"]; it should be a list of two to four short lines',
  ],
  [
    "an empty line in what the rate includes",
    (text: string) => text.replace(/included:\n +- .+\n/, 'included:\n  - ""\n'),
    'content/records/houses/tana.yaml: included 1 is ""; it should be a short line such as Free WiFi.',
  ],
  [
    "a house that does not say how it is paid",
    (text: string) => text.replace(/payment: .+\n/, ""),
    "content/records/houses/tana.yaml: payment is missing; it should be a sentence or two on where and when the stay is paid, and what costs extra.",
  ],
])("%s stops the build in words", (_, change, message) => {
  const house = "houses/tana.yaml";
  write(house, change, house);
  expect(() => readRecords("houses", houseSchema, folder)).toThrow(message);
});

test.each([
  [
    "a colon in the middle of a text",
    (text: string) => text.replace(/title: .+/, "title: Room: red"),
    "cannot be read at line 3, title: Room: red: a text that holds a colon and a space",
  ],
  [
    "a field that is there twice",
    (text: string) => text.replace(/(title: .+)/, "$1\ntitle: Red"),
    "there is already a field of that name above.",
  ],
  [
    "a # that would cut off a text",
    (text: string) => text.replace(/title: .+/, "title: Room #1"),
    'title: Room #1: what follows "#" would be left out: such a text goes between quotation marks.',
  ],
  [
    "HTML in the text",
    (text: string) => `${text}\nA <b>red</b> room.\n`,
    'in the text, "<b>" is HTML, which guests would see as you typed it: use Markdown.',
  ],
  [
    "a title of the page in the text",
    (text: string) => `${text}\n# Red\n`,
    'in the text, "# Red" is a second title of the page: begin it with ##.',
  ],
  [
    "a link that is relative",
    (text: string) => `${text}\nSee [the spa](service_details/spa).\n`,
    'in the text, the link "service_details/spa" leads nowhere: a page of ours begins with / and another site with https://.',
  ],
])("%s is refused in an owner's words", (_, change, message) => {
  // The second line of a record is counted after its first ---.
  write(room, (text) => change(text).replace(/^---\norder: .+\n/, "---\norder: 10\n"), room);
  expect(rooms).toThrow(message);
});

const guestsRead = "is HTML, which guests would see as you typed it:";

test.each([
  [
    "title: A <b>red</b> room",
    'title is "A <b>red</b> room"; ',
    `"<b>" ${guestsRead} write only the words.`,
  ],
  [
    "title: Red &amp; blue",
    'title is "Red &amp; blue"; ',
    `"&amp;" ${guestsRead} write & instead.`,
  ],
  [
    "title: Red&nbsp;room",
    'title is "Red&nbsp;room"; ',
    `"&nbsp;" ${guestsRead} write a space instead.`,
  ],
  [
    "title: Red&#x2011;room",
    "title is ",
    `"&#x2011;" ${guestsRead} write the character itself instead.`,
  ],
  ["title: Red<br/>room", "title is ", `"<br/>" ${guestsRead}`],
])("in a short field, %s is refused in an owner's words", (line, field, fault) => {
  write(room, (text) => text.replace(/title: .+/, line), room);
  expect(rooms).toThrow(`content/records/rooms/classic-room.md: ${field}`);
  expect(rooms).toThrow(fault);
});

test("HTML is refused in lists, in what search engines print and in parts of a field", () => {
  const service = "services/spa.md";
  write(
    service,
    (text) => text.replace("hours:\n", "hours:\n  - name: <i>Bath</i>\n    value: noon\n"),
    service,
  );
  const services = () => readRecords("services", serviceSchema, folder);
  expect(services).toThrow(
    'content/records/services/spa.md: hours 1, name is "<i>Bath</i>"; "<i>" is HTML',
  );
  write(service, (text) => text.replace(/description: "?/, "$&<b>New</b> "), service);
  expect(services).toThrow(/description is .+; "<b>" is HTML/);
});

test.each(["Rooms & suites", "Under 5 < 12", "Salt &pepper; hm", "2 > 1"])(
  "%j is no HTML but words",
  (words) => {
    write(room, (text) => text.replace(/title: .+/, `title: "${words}"`), room);
    if (words.includes(";")) expect(rooms).toThrow("&pepper;");
    else expect(rooms).not.toThrow();
  },
);

test("a comment of the owner's own is no text, and Windows' way to save is read", () => {
  write(
    room,
    (text) => `\uFEFF${text.replace(/(order: \d+)/, "$1 # first")}`.replaceAll("\n", "\r\n"),
    room,
  );
  expect(rooms()).toHaveLength(1);
});

test("a file that is saved with another encoding is refused", () => {
  write(room, (text) => text, room);
  writeFileSync(
    path.join(folder, room),
    Buffer.concat([readFileSync(path.join(folder, room)), Buffer.from([0xe9])]),
  );
  expect(rooms).toThrow("content/records/rooms/classic-room.md: is not saved as UTF-8");
});

test("YAML that cannot be read names the file and the line", () => {
  write(room, (text) => text.replace("title: ", "title: [").replace("house: ", "house: {"), room);
  expect(rooms).toThrow(/^content\/records\/rooms\/classic-room\.md: .+ at line \d+/);
});

test("the faults of all records are named at once", () => {
  const cheap = (text: string) => text.replace(/pricePerNight: \d+/, "pricePerNight: 0");
  write(room, cheap, room);
  write("rooms/second-room.md", cheap, room);
  expect(rooms).toThrow(/classic-room\.md[\s\S]+second-room\.md/);
});

test("a copied record needs a title and a description of its own", () => {
  const copy = "rooms/lake-room.md";
  write(room, (text) => text, room);
  write(copy, (text) => text.replace("title: ", "$&The other "), room);
  expect(rooms).toThrow(
    `content/records/${copy}: its description is that of content/records/${room}; it needs its own.`,
  );
  const redescribed = (text: string) => text.replace(/(description: "?)\w/, "$1X");
  write(copy, redescribed, room);
  expect(rooms).toThrow(
    `content/records/${copy}: its title is that of content/records/${room}; it needs its own.`,
  );
  write(copy, (text) => redescribed(text).replace("title: ", "$&The other "), room);
  expect(rooms).not.toThrow();
});

test("a file's name that makes no address is refused", () => {
  write("rooms/Lake Room.md", (text) => text, room);
  expect(rooms).toThrow(/its name becomes the page's address/);
});

test.each(["lake-room.MD", "lake-room.markdown", "lake-room.yml"])(
  "%s, which would be passed over, is refused",
  (file) => {
    write(`rooms/${file}`, (text) => text, room);
    expect(rooms).toThrow(`content/records/rooms/${file}: is not read; `);
  },
);

test("a record in a folder within a folder, which would be passed over, is named", () => {
  write(room, (text) => text, room);
  write("rooms/lake/lake-room.md", (text) => text, room);
  mkdirSync(path.join(folder, "rooms/.git"));
  const sentence =
    "content/records/rooms/lake: is a folder, and nothing in it is read; put records in content/records/rooms itself.";
  expect(rooms).toThrow(new RegExp(`^${sentence}$`));
});

test("an emptied list is none, with its folder or without; what a page is made of has to stay", () => {
  const read = (name: string) => () => readRecords(name, roomSchema, folder);
  mkdirSync(path.join(folder, "vouchers"));
  expect(read("vouchers")()).toEqual([]);
  expect(read("testimonials")()).toEqual([]);
  const sentence =
    "content/records/rooms: has no records; /room/ would be empty, so keep at least one.";
  expect(read("rooms")).toThrow(sentence);
  mkdirSync(path.join(folder, "rooms"));
  expect(read("rooms")).toThrow(sentence);
});

test.each([
  ["ቡና ሦስት ጊዜ", "ቡና-ሦስት-ጊዜ"],
  ["nothing", ""],
])("a story with a name in Amharic letters (%s) is refused with how to name its file", (_, id) => {
  const [file = ""] = readdirSync(path.join(source, "stories"));
  write(`stories/${id}.md`, (text) => text, `stories/${file}`);
  const name = `content/records/stories/${id}.md: its name becomes the page's address, so write it in lower-case letters and hyphens, such as lake-room`;
  expect(() => readRecords("stories", storySchema, folder)).toThrow(name);
});

test.each([
  ["", "is empty"],
  ["a house on the lake", "has no fields"],
])("a file that says only %j is refused in words", (text, fault) => {
  write("houses/tana.yaml", () => text, "houses/tana.yaml");
  const read = () => readRecords("houses", houseSchema, folder);
  expect(read).toThrow(
    `content/records/houses/tana.yaml: ${fault}: each field is a line with its name, `,
  );
});

test.each(["By midday", "From 14:00"])(
  "a check-out %s, which names no hour, is refused",
  (line) => {
    const house = "houses/tana.yaml";
    write(house, (text) => text.replace(/checkOut:\n +- .+/, `checkOut:\n  - ${line}`), house);
    const read = () => readRecords("houses", houseSchema, folder);
    expect(read).toThrow(`content/records/houses/tana.yaml: checkOut 1 is "${line}"; `);
    expect(read).toThrow(": an hour is written as 6.30 am, 9 am or noon.");
  },
);

test("an activity that names no hour stops the build in words", () => {
  const resort = "resorts/tana.md";
  write(resort, (text) => text.replace(/hours: .+/, "hours: From dawn"), resort);
  expect(() => readRecords("resorts", resortSchema, folder)).toThrow(
    /activities \d, hours is "From dawn"; .+ an hour is written as/,
  );
});

test.each([
  ["a picture that nobody made", "![A boat](submarine)", 'the text shows the picture "submarine"'],
  [
    "a picture among words",
    "The coffee ![A cup](coffee) comes at four.",
    'the picture "coffee" has to be between two empty lines, not among words.',
  ],
  [
    "a picture right below a paragraph",
    "The coffee comes at four.\n![A cup](coffee)",
    'the picture "coffee" has to be between two empty lines, not among words.',
  ],
])("in the text of any record %s stops the build in words", (_, words, message) => {
  write(room, (text) => `${text}\n${words}\n`, room);
  expect(rooms).toThrow(message);
  write(room, (text) => `${text}\n![A cup](coffee)\n`, room);
  expect(rooms).not.toThrow();
});

test("a story may show only pictures that we have, and is dated by a day of the calendar", () => {
  const [file = ""] = readdirSync(path.join(source, "stories"));
  const story = `stories/${file}`;
  write(
    story,
    (text) => `${text.replace(/date: .+/, "date: 2026-02-30")}\n![A boat](submarine)\n`,
    story,
  );
  const read = () => readRecords("stories", storySchema, folder);
  expect(read).toThrow('date is "2026-02-30"; it should be the day on which it was published');
  expect(read).toThrow('the text shows the picture "submarine"');
});

test("records are in the order that they name", () => {
  for (const [id, order] of [
    ["one", 20],
    ["two", 10],
  ] as const) {
    write(
      `services/${id}.md`,
      (text) =>
        text.replace(/order: \d+/, `order: ${order}`).replace(/(description: "?)\w/, `$1${id}`),
      "services/spa.md",
    );
  }
  expect(readRecords("services", serviceSchema, folder).map(({ id }) => id)).toEqual([
    "two",
    "one",
  ]);
});

test("two folders that share a path may not share a file's name", () => {
  const rooms = [{ id: "double-room" }, { id: "superior-room" }];
  expect(() => requireOwnNames({ rooms, suites: [{ id: "sky-suite" }] })).not.toThrow();
  expect(() => requireOwnNames({ rooms, suites: [{ id: "superior-room" }] })).toThrow(
    'content/records/suites: "superior-room" is a name of content/records/rooms as well',
  );
});
