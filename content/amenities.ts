import { z } from "zod";
import { readRecord } from "./records";
import { oneOf, text } from "./schemas/fields";
import { amenityIcons } from "./schemas/icons";
import { hoursOf } from "./services";
import type { Amenity } from "./types";

const textOrFrom = "a text of a few words belongs there, or from, with a service and its hours.";

const amenitySchema = z
  .strictObject({
    icon: oneOf(amenityIcons),
    title: text("the name of the amenity"),
    text: text("a few words about it").optional(),
    /** Hours that a service's file has under that name: whoever changes them there has changed them here. */
    from: z
      .strictObject({
        service: text("the name of a file of content/services, without its ending,"),
        hours: text("what the hours are for, as that file says it,"),
      })
      .optional(),
  })
  .refine((amenity) => (amenity.text === undefined) !== (amenity.from === undefined), {
    path: ["text"],
    message: textOrFrom,
  });

/** What a room may have, by the name that the records of rooms use. */
const byId = readRecord("amenities.yaml", z.record(z.string(), amenitySchema));

export const amenities: readonly Amenity[] = Object.entries(byId).map(
  ([id, { icon, title, text: words = "", from }]) => ({
    id,
    icon,
    title,
    text: from ? `From ${hoursOf(from.service, from.hours)}` : words,
  }),
);

/** The amenity that a record names; `where` is its file, for the message where there is none of that name. */
export function amenityOf(id: string, where: string): Amenity {
  const found = amenities.find((amenity) => amenity.id === id);
  if (found) return found;
  throw new Error(
    `${where}: amenities names "${id}"; one of these belongs there: ${Object.keys(byId).join(", ")}.`,
  );
}
