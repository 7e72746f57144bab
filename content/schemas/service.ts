import { z } from "zod";
import {
  atLeastOne,
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

const facilityIcons = [
  "bed",
  "footprints",
  "flower",
  "utensils",
  "waves",
  "leaf",
  "sailboat",
  "baby",
  "dumbbell",
] as const;

export const serviceSchema = z.strictObject({
  order,
  /** The list that shows it: the Services page or the eight facilities of the first home. */
  list: oneOf(["services", "facilities"]),
  title: text("its name"),
  label: text("the kind of thing it is, such as Fitness"),
  icon: oneOf(facilityIcons),
  text: text("a sentence or two for its card"),
  description: searchDescription,
  picture,
  pictures: captionedPictures,
  houses: atLeastOne(oneOf(houseIds), "at least one house"),
  hours: atLeastOne(
    z.strictObject({
      name: text("what the hours are for"),
      value: text("the hours, such as 6 am to 9 pm"),
    }),
    "at least one line of hours",
  ),
  /** Only reliable prices; without one the page does not mention a price. */
  cost: text("what it costs").optional(),
  treatments: listOf(
    z.strictObject({
      name: text("its name"),
      minutes: wholeNumber("its length in minutes", 5, 600),
      price: wholeNumber("its price, a whole number of US dollars"),
      text: text("a sentence about what is done"),
    }),
    "treatments with their length and price",
  ).optional(),
  bring: text("what a guest should bring").optional(),
  ask: text("who to ask, by role"),
  /** What guests ask for beforehand, in the contact form; without it the page has no such link. */
  request: oneOf(["table", "appointment"]).optional(),
  body,
});
