import { readdirSync } from "node:fs";
import path from "node:path";
import { amenityOf } from "./amenities";
import { houses } from "./houses";
import { homePages, pages } from "./pages";
import { pictures } from "./pictures";
import { placeNames } from "./place-names";
import { foldersRead } from "./records";
import { resorts } from "./resorts";
import { roomsOf } from "./rooms";
import { hoursFaults, readHoursFacts } from "./same-hours";
import { masterNames } from "./schemas/fields";
import { houseIds } from "./schemas/house";
import { allServices } from "./services";
import { site } from "./site";
import { standalonePages } from "./standalone-pages";
import { strayFolders } from "./stray-folders";

/** What no schema sees in one file alone. */
export type CrossFacts = {
  readonly brandName: string;
  /** Of the pages whose titles stand in code, without the brand behind them. */
  readonly titles: readonly string[];
  readonly resorts: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly activities: readonly { readonly service?: string | undefined }[];
  }[];
  readonly houses: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly included: readonly string[];
  }[];
  /** The resorts' names as the planner takes them to the browser. */
  readonly placeNames: Readonly<Record<string, { readonly name: string; readonly place: string }>>;
  readonly services: readonly { readonly id: string; readonly list: string }[];
  /** The amenity's title, and the rooms of a house that lack it. */
  readonly breakfast: string;
  readonly withoutBreakfast: (house: string) => readonly string[];
  /** The subjects of pictures.ts with their masters, and the pictures that content/media has. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
  readonly masters: ReadonlySet<string>;
  /** The folders of content/, and those of them that something reads. */
  readonly folders: readonly string[];
  readonly read: ReadonlySet<string>;
};

/** Search engines cut what is longer. */
const longestTitle = 60;
const between = " · ";

function brandFaults({ brandName, titles }: CrossFacts): readonly string[] {
  const longest = titles.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const room = longestTitle - between.length - longest.length;
  if (brandName.length <= room) return [];
  return [
    `content/site.yaml: brand, name is "${brandName}", ${brandName.length} letters long; ${room} are the most, because it follows every page's title ("${longest}") and search engines cut the two after ${longestTitle}.`,
  ];
}

/** A resort is named in three files: its own, that of its house, and the planner's. */
function nameFaults(facts: CrossFacts): readonly string[] {
  return facts.resorts.flatMap((resort) =>
    (["name", "place"] as const).flatMap((field) => {
      const house = facts.houses.find(({ id }) => id === resort.id);
      const others = [
        ["content/place-names.ts", facts.placeNames[resort.id]?.[field]],
        [`content/houses/${resort.id}.yaml`, house?.[field]],
      ] as const;
      return others
        .filter(([, words]) => words !== undefined && words !== resort[field])
        .map(
          ([file, words]) =>
            `content/resorts/${resort.id}.md: ${field} is "${resort[field]}", but in ${file} it is "${words}": guests read both, so write the same in both.`,
        );
    }),
  );
}

function serviceFaults({ resorts: all, services: known }: CrossFacts): readonly string[] {
  const ids = known.map(({ id }) => id);
  return [
    ...all.flatMap(({ id, activities }) =>
      activities.flatMap(({ service }, place) =>
        service === undefined || ids.includes(service)
          ? []
          : [
              `content/resorts/${id}.md: activities ${place + 1}, service is "${service}"; one of these belongs there, as content/services has them: ${ids.join(", ")}.`,
            ],
      ),
    ),
    ...(known.some(({ list }) => list === "services")
      ? []
      : [
          'content/services: no file says "list: services"; /services/ would be empty, so one has to.',
        ]),
  ];
}

function breakfastFaults(facts: CrossFacts): readonly string[] {
  return facts.houses.flatMap(({ id, included }) => {
    const place = included.findIndex((line) => line.startsWith(facts.breakfast));
    const [room] = place < 0 ? [] : facts.withoutBreakfast(id);
    return room === undefined
      ? []
      : [
          `content/houses/${id}.yaml: included ${place + 1} is "${included[place]}", but its room ${room} does not name the amenity "breakfast": add it there, or leave the line out here.`,
        ];
  });
}

function subjectFaults({ subjects, masters }: CrossFacts): readonly string[] {
  return Object.entries(subjects)
    .filter(([, names]) => !names.some((name) => masters.has(name)))
    .map(
      ([subject, names]) =>
        `content/media: pages show "${subject}" (content/pictures.ts), and no picture here is named ${names.join(" or ")}: put one back, with its .yaml.`,
    );
}

function folderFaults({ folders, read }: CrossFacts): readonly string[] {
  return folders
    .filter((name) => !read.has(name))
    .map(
      (name) =>
        `content/${name}: nothing in this folder is read; records lie in one of ${[...read].sort().join(", ")}.`,
    );
}

/** A sentence for every fact that two files of content/ do not agree on. */
export function crossFaults(facts: CrossFacts): readonly string[] {
  return [
    ...folderFaults(facts),
    ...brandFaults(facts),
    ...nameFaults(facts),
    ...serviceFaults(facts),
    ...breakfastFaults(facts),
    ...subjectFaults(facts),
  ];
}

/** The same of content/ as it stands. */
function readCrossFacts(): CrossFacts {
  const folder = path.join(process.cwd(), "content");
  return {
    brandName: site.brand.name,
    titles: [...Object.values(pages), ...Object.values(homePages), ...standalonePages].map(
      ({ title }) => title,
    ),
    resorts,
    houses,
    placeNames,
    services: allServices,
    breakfast: amenityOf("breakfast", "content/houses").title,
    withoutBreakfast: (house) =>
      houseIds
        .filter((id) => id === house)
        .flatMap(roomsOf)
        .filter(({ amenities }) => !amenities.some(({ id }) => id === "breakfast"))
        .map(({ id }) => id),
    subjects: pictures,
    masters: masterNames,
    folders: strayFolders(readdirSync(folder, { withFileTypes: true })),
    read: new Set([...foldersRead, "media", "schemas"]),
  };
}

/** All that the build and npm run check hold against one another. */
export const contradictions = (): readonly string[] => [
  ...crossFaults(readCrossFacts()),
  ...hoursFaults(readHoursFacts()),
];
