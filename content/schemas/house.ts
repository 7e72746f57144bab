import { z } from "zod";
import { atLeastOne, hourText, order, text } from "./fields";
import { locationIds } from "./location-ids";

export const houseIds = [...locationIds, "hostel", "city", "apartment"] as const;

const notes = z.tuple(
  [
    hourText("the line that says when, such as Check-out before noon"),
    text("a second line about it"),
  ],
  "it should be two lines: the hour, and what else is good to know.",
);

const includedList =
  "it should be a list of two to four short lines: what the rate includes, such as Breakfast from 7 am.";

export const houseSchema = z.strictObject({
  order,
  name: text("the name of the hotel"),
  kind: text("what kind of hotel it is, such as Resort"),
  place: text("where it is, such as Bahirdar, Lake Tana"),
  checkIn: notes,
  checkOut: notes,
  rules: text("the house rules in a few sentences"),
  children: text("what you say about children and extra beds"),
  /** Applies to every room of the house, so breakfast is listed only if each of them has it. */
  included: z
    .array(text("a short line such as Free WiFi"), includedList)
    .min(2, includedList)
    .max(4, includedList),
  payment: text("a sentence or two on where and when the stay is paid, and what costs extra"),
  near: atLeastOne(
    z.strictObject({
      name: text("a place nearby"),
      text: text("how far it is, and why to go"),
    }),
    "at least one place nearby",
  ),
});
