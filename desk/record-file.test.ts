/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readFields, writeFields } from "./record-file";

const room = `---
# Confirmed in March.
order: 10
title: "Lake Room"
pricePerNight: 450
pictures:
  - picture: tana
    caption: The lake
plan:
  spaces:
    - { name: Bedroom, x: 0 }
---

By the water.
`;

const changed = (change: object) => writeFields(room, { ...readFields(room), ...change }, true);

test.each<[string, object, string, string]>([
  ["a price", { pricePerNight: 480 }, "pricePerNight: 450", "pricePerNight: 480"],
  ["a text", { body: "By the reeds." }, "By the water.", "By the reeds."],
  ["a quoted title", { title: "Reed: Room" }, '"Lake Room"', '"Reed: Room"'],
])("of a record only %s is changed, and comments, quotes and order stay", (_, change, old, now) => {
  expect(changed(change)).toBe(room.replace(old, now));
});

test("an entry is added to a list and another taken away", () => {
  const more = changed({
    pictures: [
      ...[{ picture: "tana", caption: "The lake" }],
      { picture: "pool", caption: "The pool" },
    ],
  });
  expect(more).toContain("caption: The lake\n  - picture: pool\n    caption: The pool\n");
  expect(changed({ pictures: [] })).not.toContain("caption");
});

test("a field that is emptied keeps its line, and one that was empty does not enter the file", () => {
  expect(changed({ title: "" })).toBe(room.replace('title: "Lake Room"', "title:"));
  expect(changed({ plan: {} })).toContain("plan:\n---");
  expect(changed({ view: "", plan: { spaces: [{ name: "Bedroom", x: 0 }], width: "" } })).toBe(
    room,
  );
});

test("a setting that was empty is filled in below the comment that explains it", () => {
  const site = "# Digits only.\nwhatsapp:\ntelegram:\n";
  expect(writeFields(site, { whatsapp: "251110000001", telegram: "" }, false)).toBe(
    '# Digits only.\nwhatsapp: "251110000001"\ntelegram:\n',
  );
});

test("a measure of a drawing is changed in its place", () => {
  const plan = { spaces: [{ name: "Bedroom", x: 1.5 }] };
  expect(changed({ plan })).toBe(room.replace("x: 0", "x: 1.5"));
  const wider = { spaces: [{ name: "Bedroom", x: 0, y: 2 }] };
  expect(readFields(changed({ plan: wider }))).toMatchObject({ plan: wider });
});

test("a new record is written with its text last", () => {
  expect(writeFields("", { title: "Reed Room", view: "", body: "By the reeds." }, true)).toBe(
    "---\ntitle: Reed Room\n---\n\nBy the reeds.\n",
  );
});

test("every record is written back as it is", () => {
  const content = path.join(process.cwd(), "content/records");
  const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^[a-z-]+\/[\w-]+\.(md|yaml)$|^site\.yaml$/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const text = readFileSync(path.join(content, file), "utf8");
    const fields = readFields(text);
    expect(writeFields(text, fields, file.endsWith(".md"))).toBe(text);
  }
});

test("a file whose lines end as Windows ends them is read like any other", () => {
  const file = "---\r\ntitle: Lake Room\r\n---\r\n\r\nA deck over the water.\r\n";
  expect(readFields(file)).toEqual({ title: "Lake Room", body: "A deck over the water." });
});
