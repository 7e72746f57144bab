import { readCrossFacts, type CrossFacts } from "./cross-facts";

/** Search engines cut longer titles. */
const longestTitle = 60;
const between = " · ";

function brandFaults({ brandName, titles }: CrossFacts): readonly string[] {
  const longest = titles.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const room = longestTitle - between.length - longest.length;
  if (brandName.length <= room) return [];
  return [
    `content/records/site.yaml: brand, name is "${brandName}", ${brandName.length} letters long; ${room} is the most that fits, because it follows every page's title ("${longest}") and search engines cut the two off after ${longestTitle}.`,
  ];
}

function serviceFaults({ resorts: all, services: known }: CrossFacts): readonly string[] {
  const ids = known.map(({ id }) => id);
  return [
    ...all.flatMap(({ id, activities }) =>
      activities.flatMap(({ service }, place) =>
        service === undefined || ids.includes(service)
          ? []
          : [
              `content/records/resorts/${id}.md: activities ${place + 1}, service is "${service}"; it should be one of the files in content/records/services: ${ids.join(", ")}.`,
            ],
      ),
    ),
    ...(known.some(({ list }) => list === "services")
      ? []
      : [
          'content/records/services: no file says "list: services"; /services/ would be empty, so one has to.',
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
          `content/records/houses/${id}.yaml: included ${place + 1} is "${included[place]}", but its room ${room} does not name the amenity "breakfast": add it there, or leave the line out here.`,
        ];
  });
}

function folderFaults({ folders, read }: CrossFacts): readonly string[] {
  return folders
    .filter((name) => !read.has(name))
    .map(
      (name) =>
        `content/records/${name}: nothing in this folder is read; records go in one of ${[...read].sort().join(", ")}.`,
    );
}

/** Returns a sentence for every contradiction between two files of content/. */
export function crossFaults(facts: CrossFacts): readonly string[] {
  return [
    ...folderFaults(facts),
    ...brandFaults(facts),
    ...serviceFaults(facts),
    ...breakfastFaults(facts),
  ];
}

/** Collects what the build and npm run check compare. */
export const contradictions = (): readonly string[] => crossFaults(readCrossFacts());
