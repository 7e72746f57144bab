import { z } from "zod";
import { feedSchema, takenList } from "./availability";
import {
  body,
  captionedPictures,
  listOf,
  oneOf,
  order,
  picture,
  searchDescription,
  text,
  wholeNumber,
} from "./fields";
import { houseIds } from "./house";

/** Metres from the upper left corner of the drawing. */
const metres = (what: string) =>
  z.number(`it should be a number of metres: ${what}.`).min(0).max(40);

const rectangle = {
  x: metres("how far it is from the left wall"),
  y: metres("how far it is from the upper wall"),
  width: metres("its width"),
  depth: metres("its depth"),
};

/** The floor plan: walls, furniture, doors and windows. */
const planSchema = z.strictObject({
  width: metres("the width of the whole floor"),
  depth: metres("the depth of the whole floor"),
  spaces: listOf(
    z.strictObject({ name: text("what the space is, such as Bedroom"), ...rectangle }),
    "spaces",
  ),
  furniture: listOf(
    z.strictObject({
      kind: oneOf([
        "bed",
        "single-bed",
        "bunk",
        "sofa",
        "table",
        "desk",
        "chair",
        "bath",
        "shower",
        "wardrobe",
        "hearth",
        "kitchen",
      ]),
      ...rectangle,
    }),
    "furniture",
  ),
  openings: listOf(
    z.strictObject({
      kind: oneOf(["door", "window", "glass-door"]),
      wall: oneOf(["north", "east", "south", "west"]),
      from: metres("where it starts, from the left or upper end of the wall"),
      to: metres("where it ends, from the left or upper end of the wall"),
    }),
    "doors and windows",
  ),
});

export const roomSchema = z.strictObject({
  order,
  title: text("the name of the room"),
  house: oneOf(houseIds),
  type: text("the kind of room, such as Deluxe"),
  view: text("what its windows look out on, such as Lake View"),
  pricePerNight: wholeNumber("a whole number of US dollars for one night, such as 450"),
  area: text("its size, such as 1500 SQ.FT"),
  beds: text("its beds, such as 2 King Bed"),
  sleeps: wholeNumber("how many people it sleeps, such as 2", 1, 20),
  extraBeds: wholeNumber("how many extra beds fit in it, such as 1", 0, 4).default(0),
  excerpt: text("a sentence or two for its card"),
  description: searchDescription,
  picture,
  /** Pictures of this room only, because none may be shown that belong to another. */
  pictures: captionedPictures,
  amenities: listOf(
    text("the name of an amenity, as content/records/amenities.yaml lists them"),
    "amenities",
  ),
  plan: planSchema.optional(),
  taken: takenList.optional(),
  feeds: listOf(feedSchema, "calendars of its taken nights").optional(),
  body,
});
