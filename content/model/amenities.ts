import { z } from "zod";
import { readRecord } from "./read-records";
import { oneOf, text } from "../schemas/fields";
import { amenityIcons } from "../schemas/icons";
import type { Amenity } from "./types";

const amenitySchema = z.strictObject({
  icon: oneOf(amenityIcons),
  title: text("the name of the amenity"),
  text: text("a few words about it"),
});

const byId = readRecord("amenities.yaml", z.record(z.string(), amenitySchema));

export const amenities: readonly Amenity[] = Object.entries(byId).map(([id, amenity]) => ({
  id,
  ...amenity,
}));

/** Finds the amenity that a record names; `where` is the record's file, for the error message. */
export function amenityOf(id: string, where: string): Amenity {
  const found = amenities.find((amenity) => amenity.id === id);
  if (found) return found;
  throw new Error(
    `${where}: amenities names "${id}"; it should be one of these: ${Object.keys(byId).join(", ")}.`,
  );
}
