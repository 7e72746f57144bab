import { z } from "zod";
import {
  body,
  captionedPictures,
  hourText,
  listOf,
  order,
  picture,
  searchDescription,
  text,
} from "./fields";

const degrees = (most: number) =>
  z.number("it should be degrees as a decimal number.").min(-most).max(most);
const celsius = z.number("it should be a temperature in degrees Celsius.").min(-10).max(50);
const millimetres = z.number("it should be millimetres of rain in a month.").min(0).max(1000);

const monthSchema = z.strictObject({ high: celsius, low: celsius, rain: millimetres });

const twelveMonths = "it should be twelve months, January first.";

export const resortSchema = z.strictObject({
  order,
  name: text("the name of the place"),
  place: text("where it is, such as Bahirdar, Lake Tana"),
  headline: text("a line about the place, eight words at most"),
  description: text("two or three sentences about it"),
  searchDescription,
  picture,
  pictures: captionedPictures,
  coordinates: z.strictObject({ lat: degrees(90), lon: degrees(180) }),
  altitude: z.number("it should be metres above the sea.").int().min(0).max(4600),
  /** The official hotel class, not the guests' rating. */
  stars: z.literal(5, "it should be 5, the hotel’s official class."),
  amenities: listOf(text("an amenity"), "amenities"),
  activities: listOf(
    z.strictObject({
      title: text("what there is to do"),
      text: text("a sentence or two about it"),
      hours: hourText("when it is, such as 6 am to 9 am").optional(),
      /** The id of the service whose page says more. */
      service: text(
        "the name of a file of content/records/services, without its ending",
      ).optional(),
    }),
    "what there is to do",
  ),
  eating: z.strictObject({
    title: text("a heading"),
    text: text("what there is to eat, and where"),
    picture,
  }),
  arriving: listOf(
    z.strictObject({
      by: text("how to come: Road, Air or Train"),
      text: text("the route, and how long it takes"),
    }),
    "ways to get there",
  ),
  climate: z
    .strictObject({
      station: text("where it was measured, and how high that is"),
      source: text("who published the figures"),
      /** The altitude of the house, if it differs from that. */
      remark: text("how the resort differs from that").optional(),
      months: z.array(monthSchema, twelveMonths).length(12, twelveMonths),
    })
    .optional(),
  /** Precedes the festivals, whose dates are computed. */
  feasts: text("what a guest sees of the festivals there"),
  questions: listOf(
    z.strictObject({ question: text("a question"), answer: text("its answer") }),
    "questions with their answers",
  ),
  body,
});
