import { z } from "zod";
import { day, listOf, oneOf, order, picture, text, wholeNumber } from "./fields";
import { dayRange } from "./rate";

export const offerSchema = z
  .strictObject({
    order,
    home: oneOf(["booking", "hostel"]),
    name: text("the name of the room or package"),
    /** The discounted room, by its file's name; without one the offer has no rate. */
    room: text(
      "the name of a room's file in content/records/rooms, suites, hostel-rooms or apartments, without its ending",
    ).optional(),
    discountPercent: wholeNumber("a whole number of per cent, such as 25", 1, 99),
    /** The first and the last night that it holds for; without them it holds for all. */
    from: day("the first night of the offer").optional(),
    to: day("the last night of the offer").optional(),
    exceptNights: listOf(dayRange, "nights that it does not hold for").optional(),
    text: text("a sentence about it"),
    picture,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    message: "the last night is not before the first one.",
  });

export const voucherSchema = z.strictObject({
  order,
  title: text("what the voucher is for"),
  theme: text("the kind of gift, such as Spa and pool"),
  text: text("what it includes, in a sentence"),
  picture,
});

export const testimonialSchema = z.strictObject({
  order,
  home: oneOf(["booking", "hostel", "city"]),
  quote: text("the guest's own words, with their permission"),
  author: text("the name that the guest agreed to"),
  role: oneOf(["Guest", "Manager", "Trip Advisor"]),
});

export const questionSchema = z.strictObject({
  order,
  title: text("the question"),
  text: text("its answer"),
});

export const memberSchema = z.strictObject({
  order,
  name: text("first and second name"),
  role: text("what they do"),
  email: z.email("it should be an e-mail address.").optional(),
});

export const dishSchema = z.strictObject({
  order,
  meal: oneOf(["breakfast", "lunch", "supper", "dinner"]),
  title: text("the name of the dish"),
  price: wholeNumber("a whole number of US dollars, such as 12", 1, 1000),
  description: text("what is in it, in a sentence"),
  picture,
});
