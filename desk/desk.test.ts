/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { houses } from "@/content/model/houses";
import { offerRecords } from "@/content/model/offers";
import { allRooms } from "@/content/model/rooms";
import { collections, schemaOf, siteFile } from "./collections";
import { editorSettings } from "./config";
import type { Field } from "./fields";
import { itemOf, partsOf, typeAt, unwrap } from "./read-schema";
import { sentenceFor, sentencesFor, tidied } from "./rules";
import { readFields } from "./record-file";

const root = process.cwd();
const settings = editorSettings();
const forms = [
  ...settings.collections.map(({ name, fields }) => ({ name, fields })),
  ...settings.singletons.map(({ name, fields }) => ({ name, fields })),
];

function walk(
  fields: readonly Field[],
  at: readonly string[] = [],
): { path: string[]; field: Field }[] {
  return fields
    .filter(({ widget }) => widget !== "hidden")
    .flatMap((field) => {
      const path = [...at, field.name];
      return [{ path, field }, ...walk(field.fields ?? [], path)];
    });
}

const valuesOf = ({ options = [] }: Field) =>
  options.map((option) => (typeof option === "string" ? option : option.value));

function pathsOf(type: Parameters<typeof partsOf>[0], at: readonly string[] = []): string[] {
  const parts = partsOf(itemOf(type) ?? type) ?? {};
  return Object.entries(parts).flatMap(([name, part]) => [
    [...at, name].join("."),
    ...pathsOf(part, [...at, name]),
  ]);
}

describe.each(forms)("the form of $name", ({ name, fields }) => {
  test("has a field for each of its schema, and none beside", () => {
    const shown = walk(fields).map(({ path }) => path.join("."));
    expect(shown.toSorted()).toEqual(pathsOf(schemaOf(name)).toSorted());
  });

  test("asks for what the schema asks for, and offers what it allows", () => {
    for (const { path, field } of walk(fields)) {
      const type = typeAt(schemaOf(name), path);
      if (!type) throw new Error(path.join("."));
      const { inner, required } = unwrap(type);
      if (!itemOf(inner)) expect({ path, required: field.required }).toEqual({ path, required });
      // The editor refuses to save a list that is shorter than its bound, also where it may be left out.
      else if (!required)
        expect({ path, required: field.required, min: field["min"] }).toEqual({
          path,
          required: false,
        });
      const { def } = inner._zod;
      if ("entries" in def) expect(valuesOf(field)).toEqual(Object.values(def.entries ?? {}));
      expect({ path, label: field.label.length > 1 }).toEqual({ path, label: true });
    }
  });
});

test("a list that the editor refuses in its own words has its bound beside it", () => {
  const bounded = forms.flatMap(({ fields }) =>
    walk(fields).filter(({ field }) => field["min"] !== undefined),
  );
  const hints = bounded.map(({ path, field }) => [path.join("."), field.hint]);
  expect(hints).toContainEqual(["near", "It should be at least one place nearby."]);
  expect(hints).toContainEqual(["climate.months", "It should be twelve months, January first."]);
  expect(hints.filter(([, hint]) => !hint)).toEqual([]);
});

test("what may be chosen is called as guests read it", () => {
  const rooms = forms.find(({ name }) => name === "rooms")?.fields;
  const house = rooms?.find(({ name }) => name === "house");
  expect(house?.options).toEqual(
    expect.arrayContaining(houses.map(({ id, name }) => ({ value: id, label: name }))),
  );
  const plan = rooms?.find(({ name }) => name === "plan");
  const kinds = walk(plan?.fields ?? []).find(({ path }) => path.join() === "furniture,kind");
  expect(kinds?.field.options).toContainEqual({ value: "single-bed", label: "Single bed" });
});

test("an offer takes its discount off a room that there is", () => {
  const roomOptions = (...rooms: Parameters<typeof editorSettings>) => {
    const { fields = [] } =
      editorSettings(...rooms).collections.find(({ name }) => name === "offers") ?? {};
    return fields.find(({ name }) => name === "room")?.options;
  };
  const named = allRooms.map(({ id, title }) => {
    return { value: id, label: expect.stringMatching(`^${title}`) };
  });
  expect(roomOptions()).toEqual(named);
  const labels = roomOptions()?.map((option) => typeof option === "object" && option.label);
  expect(new Set(labels).size).toBe(allRooms.length);
  expect(roomOptions(["reed-room"])).toEqual([{ value: "reed-room", label: "Reed room" }]);
});

test("every record of the site is in a collection whose rules it keeps", () => {
  for (const [name, { ending }] of Object.entries(collections)) {
    const folder = path.join(root, "content/records", name);
    for (const file of readdirSync(folder).filter((each) => each.endsWith(`.${ending}`))) {
      const fields = readFields(readFileSync(path.join(folder, file), "utf8"));
      expect(sentencesFor(name, `content/records/${name}/${file}`, fields)).toEqual([]);
    }
  }
  const fields = readFields(readFileSync(path.join(root, siteFile.file), "utf8"));
  expect(sentencesFor(siteFile.name, siteFile.file, fields)).toEqual([]);
});

test.each<[readonly string[], unknown, string | undefined]>([
  [["rooms", "pricePerNight"], 450, undefined],
  [
    ["rooms", "pricePerNight"],
    0,
    "pricePerNight is 0; it should be a whole number of US dollars for one night, such as 450.",
  ],
  [["rooms", "title"], "", "title is missing; it should be the name of the room."],
  [
    ["rooms", "pictures", "caption"],
    "",
    "caption is missing; it should be a line about what the picture shows.",
  ],
  [["services", "cost"], "", undefined],
  [
    ["houses", "included", "*"],
    "",
    "included is missing; it should be a short line such as Free WiFi.",
  ],
  [
    ["media", "alt"],
    "Lake",
    'alt is "Lake"; it should say what the picture shows, in 20 characters or more.',
  ],
])("of %j with %j is said: %s", (rule, value, sentence) => {
  expect(sentenceFor(rule, value)).toBe(sentence);
});

test("nothing that a guest's page is made of imports the desk or its editor", () => {
  const sources = ["app", "components", "content"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  expect(sources.length).toBeGreaterThan(400);
  const strays = sources.filter((file) =>
    /["'](@sveltia\/|@\/desk\/|(\.\.\/)+desk\/)/.test(readFileSync(file, "utf8")),
  );
  expect(strays).toEqual([]);
});

test("rates, taxes and terms are about rooms that there are, and terms about an offer", () => {
  const optionsAt = (collection: string, name: string) => {
    const { fields = [] } = forms.find((form) => form.name === collection) ?? {};
    return fields.find((field) => field.name === name)?.options;
  };
  for (const name of ["rates", "taxes", "terms"])
    expect(optionsAt(name, "rooms")).toEqual(optionsAt("offers", "room"));
  expect(optionsAt("terms", "offer")).toEqual(
    offerRecords.map(({ id, name }) => ({ value: id, label: expect.stringMatching(`^${name}`) })),
  );
});

test("a day is chosen in a calendar, and a night of every year is typed", () => {
  const widgetsOf = (collection: string) =>
    walk(forms.find(({ name }) => name === collection)?.fields ?? [])
      .filter(({ field }) => field.widget === "desk-day")
      .map(({ path }) => path.join("."));
  expect(widgetsOf("rooms")).toEqual(["taken.from", "taken.to"]);
  expect(widgetsOf("offers")).toEqual(["from", "to", "exceptNights.from", "exceptNights.to"]);
  expect(widgetsOf("currencies")).toEqual(["date"]);
  expect(widgetsOf("stories")).toEqual(["date"]);
  expect(widgetsOf("rates")).toEqual([]);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["offers", { name: "Winter", exceptNights: [] }, { name: "Winter" }],
  [
    "rates",
    {
      name: "Guests",
      house: "tana",
      rooms: [],
      from: "",
      feast: null,
      weekdays: [],
      percent: "",
      closed: false,
      arrivalDays: [],
      furtherGuest: 60,
      children: [],
      included: [],
    },
    { name: "Guests", house: "tana", furtherGuest: 60 },
  ],
  [
    "taxes",
    {
      house: "tana",
      rooms: [],
      serviceCharge: { percent: "", counted: "" },
      vat: { percent: 15, counted: "on top" },
      fees: [],
    },
    { house: "tana", vat: { percent: 15, counted: "on top" } },
  ],
  ["terms", { house: "tana", rooms: [], offer: "", pets: "" }, { house: "tana" }],
])("of %s nothing is written that an owner has left empty", (name, typed, written) => {
  const file = `content/records/${name}/new.yaml`;
  expect(tidied(name, typed)).toEqual(written);
  if (name !== "offers") expect(sentencesFor(name, file, typed)).toEqual([]);
});

test("what the editor notes in the entries of a list is not written", () => {
  const children = [
    { upToAge: 5, perNight: 0, __sc_item_id: "a", __sc_item_original_key_path: "children.0" },
    { upToAge: 11, perNight: 25, __sc_item_id: "b" },
  ];
  const typed = { name: "Guests", house: "tana", children };
  expect(sentencesFor("rates", "content/records/rates/guests.yaml", typed)).toEqual([]);
  expect(tidied("rates", typed)["children"]).toEqual([
    { upToAge: 5, perNight: 0 },
    { upToAge: 11, perNight: 25 },
  ]);
});

test("a room keeps its lists that may be empty, and has no plan of empty lists", () => {
  const plan = { width: "", depth: null, spaces: [], furniture: [], openings: [] };
  expect(tidied("rooms", { pictures: [], amenities: [], taken: [], feeds: [], plan })).toEqual({
    pictures: [],
    amenities: [],
  });
});
