import { z } from "zod";
import { readRecord } from "./records";
import { oneOf, text } from "./schemas/fields";
import { amenityIcons } from "./schemas/icons";

const amenitySchema = z.strictObject({
  icon: oneOf(amenityIcons),
  title: text("the name of the amenity"),
  text: text("a few words about it"),
});

export type Amenity = z.infer<typeof amenitySchema> & { readonly id: string };

/** What a room may have, by the name that the records of rooms use. */
const amenities = readRecord("amenities.yaml", z.record(z.string(), amenitySchema));

/** The amenity that a record names; `where` is its file, for the message where there is none of that name. */
export function amenityOf(id: string, where: string): Amenity {
  const found = amenities[id];
  if (found && Object.hasOwn(amenities, id)) return { ...found, id };
  throw new Error(
    `${where}: amenities names "${id}"; one of these belongs there: ${Object.keys(amenities).join(", ")}.`,
  );
}
