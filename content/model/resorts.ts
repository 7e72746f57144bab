import { placeNames } from "./place-names";
import { readRecords } from "./read-records";
import { resortSchema } from "../schemas/resort";
import type { LocationId } from "./types";

function isLocation(id: string): id is LocationId {
  return Object.hasOwn(placeNames, id);
}

/** The resorts of content/records/resorts/; for the server only, because they are read from files. */
export const resorts = readRecords("resorts", resortSchema).map((record) => {
  const { id } = record;
  if (isLocation(id)) return { ...record, id };
  throw new Error(
    `content/records/resorts/${id}.md: a new resort needs its name in content/records/places.json, and its telephone and address in content/records/site.yaml.`,
  );
});

export type ResortRecord = (typeof resorts)[number];

export function resortOf(id: string): ResortRecord {
  const found = resorts.find((resort) => resort.id === id);
  if (!found) throw new Error(`There is no content/records/resorts/${id}.md.`);
  return found;
}
