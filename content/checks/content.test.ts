/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentModules } from "./content-modules";
import { contradictions } from "./cross-checks";
import { dishes } from "../model/dishes";
import { contactForm } from "../copy/forms";
import { standalonePages } from "../copy/standalone-pages";
import { allRooms, roomsOf } from "../model/rooms";
import { allServices } from "../model/services";
import { locations } from "../model/locations";
import { homePages, innerPages, pages, resortsPage } from "../copy/pages";
import { posts } from "../model/posts";
import { resorts } from "../model/resorts";
import { menuFilters } from "../copy/service-details";
import { isPictureName } from "../schemas/fields";
import { variantOrder, variants } from "../model/variants";
import {
  hostelTestimonials,
  mostHostelTestimonials,
  testimonials,
  testimonialsFrom,
  turning,
} from "../model/testimonials";

type Entry = Record<string, unknown>;
type Found = { readonly where: string; readonly entry: Entry };

function isRecord(value: unknown): value is Entry {
  return typeof value === "object" && value !== null;
}

/** Returns every object below a value, with its path. */
function objectsIn(value: unknown, where: string): Found[] {
  if (!isRecord(value)) return [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    objectsIn(child, `${where}.${key}`),
  );
  return [{ where, entry: value }, ...below];
}

function readJson(file: string): Entry[] {
  const parsed: unknown = JSON.parse(
    readFileSync(path.join(process.cwd(), "content/records", file), "utf8"),
  );
  return isRecord(parsed) ? Object.values(parsed).filter(isRecord) : [];
}

let everything: Found[] = [];

beforeAll(async () => {
  for (const file of contentModules) {
    const exported: unknown = await import(file);
    everything = everything.concat(objectsIn(exported, path.basename(file)));
  }
});

function valuesOf(...names: string[]) {
  return everything.flatMap(({ where, entry }) =>
    names.flatMap((name) =>
      entry[name] === undefined ? [] : [{ at: `${where}.${name}`, value: entry[name] }],
    ),
  );
}

describe("links", () => {
  const known = new Set<string>([
    resortsPage.path,
    ...locations.map(({ id }) => `${resortsPage.path}/${id}`),
    ...standalonePages.map((page) => page.path),
    ...allRooms.map(({ page }) => page),
    ...posts.map(({ page }) => page),
    ...allServices.map(({ page }) => page),
    ...variantOrder.flatMap((variant) => [
      variants[variant].home,
      ...innerPages.map((page) => `${variants[variant].prefix}/${page}`),
    ]),
  ]);
  const targets = () =>
    [
      ...valuesOf("href", "titleHref", "action", "page"),
      // Finds links in the texts of records: [words](/service_details/yoga).
      ...valuesOf("body").flatMap(({ at, value }) =>
        Array.from(String(value).matchAll(/[^!]\[[^\]]+\]\((\/[^)]*)\)/g), ([, link]) => ({
          at,
          value: link,
        })),
      ),
    ].flatMap(({ at, value }) =>
      typeof value === "string" ? [{ at, url: new URL(value, "https://site.example") }] : [],
    );

  test("every link and every form leads to a page that exists", () => {
    const all = targets();
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter(({ url }) => !known.has(url.pathname))).toEqual([]);
  });

  test("a fragment is a chapter of the resorts page or the contact form, and a subject one of that form's", () => {
    const chapters = locations.map(({ id }) => `#${id}`);
    const subjects = contactForm.subject.options.map(({ value }) => String(value));
    for (const { at, url } of targets()) {
      const subject = url.searchParams.get("subject");
      const known = url.pathname === "/contact" ? [`#${contactForm.id}`] : chapters;
      if (url.hash) expect({ at, found: known.includes(url.hash) }).toEqual({ at, found: true });
      if (subject !== null) expect(subjects).toContain(subject);
    }
  });

  test("what leads to other hosts begins with https, or has not been set yet", () => {
    for (const { entry, where } of everything.filter((found) => found.entry["kind"] === "outside"))
      expect({ where, url: entry["url"] ?? "https://" }).toEqual({
        where,
        url: expect.stringMatching(/^https:\/\//),
      });
  });
});

describe("pictures", () => {
  const masters = readJson("media/manifest.json");

  test("every picture that content names is one of content/records/media", () => {
    const subjects = valuesOf("picture", "image", "shared", "pictures")
      .flatMap(({ at, value }) => [value].flat().map((subject) => ({ at, subject })))
      .filter(({ subject }) => typeof subject === "string");
    expect(subjects.length).toBeGreaterThan(100);
    expect(subjects.filter(({ subject }) => !isPictureName(String(subject)))).toEqual([]);
  });

  test("every picture has words for those who cannot see it", () => {
    expect(masters.length).toBeGreaterThan(0);
    for (const master of masters) expect(master["alt"]).toMatch(/\w.{18,}/);
  });
});

describe("records", () => {
  test("ids are unique within their list", () => {
    for (const { where, entry } of everything) {
      if (!Array.isArray(entry)) continue;
      const ids = entry.flatMap((each: unknown) =>
        isRecord(each) && typeof each["id"] === "string" ? [each["id"]] : [],
      );
      expect({ where, ids: [...new Set(ids)] }).toEqual({ where, ids });
    }
  });

  test("the values of a list to choose from are unique", () => {
    for (const { at, value } of valuesOf("options")) {
      const values = Array.isArray(value)
        ? value.filter(isRecord).map((each) => each["value"])
        : [];
      expect({ at, values: [...new Set(values)] }).toEqual({ at, values });
    }
  });

  test("dates are days of the calendar", () => {
    const dates = valuesOf("date", "day").filter(({ value }) => /\d/.test(String(value)));
    expect(dates.length).toBeGreaterThan(0);
    for (const { at, value } of dates) {
      const day = new Date(`${String(value)}T00:00:00Z`);
      expect({ at, day: day.toISOString().slice(0, 10) }).toEqual({ at, day: value });
    }
  });

  test("prices are whole numbers above zero", () => {
    const prices = valuesOf("price", "pricePerNight", "fallbackPrice");
    expect(prices.length).toBeGreaterThan(20);
    expect(prices.filter(({ value }) => !Number.isInteger(value) || Number(value) <= 0)).toEqual(
      [],
    );
  });

  test("each resort is in Ethiopia", () => {
    for (const { coordinates } of locations) {
      expect(coordinates.lat).toBeGreaterThan(3.4);
      expect(coordinates.lat).toBeLessThan(14.9);
      expect(coordinates.lon).toBeGreaterThan(33);
      expect(coordinates.lon).toBeLessThan(48);
    }
  });
});

describe("the menu", () => {
  test("every dish has a meal and a sentence of its own", () => {
    const meals = menuFilters.map(({ category }) => String(category));
    for (const { category } of dishes) expect(meals).toContain(category);
    for (const { description } of dishes) expect(description).toMatch(/\w.*\.$/);
    expect(new Set(dishes.map(({ title }) => title)).size).toBe(dishes.length);
  });
});

describe("words", () => {
  test("no text is empty, padded or filler", () => {
    for (const { where, entry } of everything) {
      for (const [key, value] of Object.entries(entry)) {
        if (typeof value !== "string") continue;
        const at = `${where}.${key}`;
        expect({ at, text: value.trim() }).toEqual({ at, text: value });
        expect({ at, text: value }).not.toEqual({
          at,
          text: expect.stringMatching(/lorem|ipsum|dolor sit/i),
        });
        if (key !== "prefix") expect({ at, text: value }).not.toEqual({ at, text: "" });
      }
    }
  });

  const facts = [...Object.values(pages), ...Object.values(homePages), ...standalonePages];

  test("titles are unique", () => {
    const titles = facts.map((page) => page.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("descriptions are unique and have 110 to 160 characters", () => {
    const descriptions = [...facts, resortsPage].map((page) => page.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 110 || length > 160)).toEqual([]);
  });
});

describe("resorts", () => {
  test("every resort has pictures that appear once on its page", () => {
    for (const { id, picture, pictures: others, eating } of resorts) {
      const shown = [picture, eating.picture, ...others.map((each) => each.picture)];
      const rooms = roomsOf(id);
      const all = [...shown, ...rooms.map((room) => room.picture)];
      expect({ id, all: [...new Set(all)] }).toEqual({ id, all });
    }
  });

  test("a year has the warmer days and the cooler nights", () => {
    for (const { climate } of resorts)
      for (const { high, low } of climate?.months ?? []) expect(high).toBeGreaterThan(low);
  });
});

test("no two files of content/ contradict each other", () => expect(contradictions()).toEqual([]));

test("a testimonial that has no place in the column of the Hostel's home is refused by its file", () => {
  const [one] = hostelTestimonials;
  if (!one) throw new Error("a testimonial of the Hostel is needed");
  const many = Array.from({ length: mostHostelTestimonials + 1 }, (_, place) => ({
    ...one,
    id: `guest-${place}`,
  }));
  expect(turning(many.slice(1))).toHaveLength(mostHostelTestimonials);
  expect(() => turning(many)).toThrow(
    `content/records/testimonials/guest-${mostHostelTestimonials}.yaml`,
  );
});

test("testimonials that begin with a later one leave none out, however few there are", () => {
  expect(testimonialsFrom(1)[0]).toBe(testimonials[1] ?? testimonials[0]);
  for (const nth of [0, 1, testimonials.length, 99]) {
    expect(testimonialsFrom(nth)).toHaveLength(testimonials.length);
    expect(new Set(testimonialsFrom(nth))).toEqual(new Set(testimonials));
  }
});
