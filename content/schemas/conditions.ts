import { z } from "zod";
import { day, listOf, oneOf, text, wholeNumber } from "./fields";
import { money, scope } from "./rate";

const share = (what: string) => {
  const error = `it should be ${what} in per cent, such as 10 or 2.5.`;
  return z
    .number(error)
    .gt(0, error)
    .max(100, error)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, error);
};

export const feeUnits = ["guest and night", "room and night", "stay"] as const;

const inOrOnTop = oneOf(["on top", "in the price"]);

/** Service charge, value added tax and local fees; VAT is taken of the service charge too. */
export const taxSchema = z
  .strictObject({
    ...scope,
    serviceCharge: z.strictObject({ percent: share("a share"), counted: inOrOnTop }).optional(),
    vat: z.strictObject({ percent: share("a share"), counted: inOrOnTop }).optional(),
    fees: listOf(
      z.strictObject({
        name: text("what it is called, such as Park fee"),
        amount: money("what it costs"),
        per: oneOf(feeUnits),
        fromAge: wholeNumber("from which age it is paid", 0, 18).optional(),
      }),
      "fees, which always come on top",
    ).optional(),
  })
  .refine(({ serviceCharge, vat, fees }) => serviceCharge ?? vat ?? fees?.[0], {
    path: ["serviceCharge"],
    message: "the file should have a service charge, a VAT or a fee.",
  })
  .refine(
    ({ serviceCharge, vat }) =>
      serviceCharge?.counted !== "on top" || vat?.counted !== "in the price",
    {
      path: ["vat"],
      message:
        "VAT is taken of the service charge too: with that on top, VAT comes on top as well.",
    },
  );

/** What holds for a stay besides its price. */
export const termsSchema = z.strictObject({
  ...scope,
  offer: text("the name of an offer’s file, without its ending").optional(),
  freeUntilDays: wholeNumber(
    "how many days before arrival a stay can still be cancelled free of charge",
    0,
    365,
  ).optional(),
  afterwards: text("a sentence about what a later cancellation costs").optional(),
  depositPercent: wholeNumber("a whole number of per cent, such as 30", 0, 100).optional(),
  deposit: text("a sentence about when and how the deposit is paid").optional(),
  payment: text("a sentence about when and how the rest is paid").optional(),
  noShow: text("a sentence about guests who do not come").optional(),
  children: text("a sentence about children").optional(),
  pets: text("a sentence about pets").optional(),
});

/** Another currency, shown beside the dollar to guests who ask for it. */
export const currencySchema = z.strictObject({
  name: text("its name as in “See it in euros”"),
  code: z
    .string("it should be three capitals, such as EUR.")
    .regex(/^(?!USD)[A-Z]{3}$/, "it should be three capitals, such as EUR."),
  perDollar: z
    .number("it should be how much of it one dollar is, such as 0.92.")
    .gt(0, "it should be how much of it one dollar is, such as 0.92.")
    .max(1_000_000, "it should be how much of it one dollar is, such as 0.92."),
  date: day("the day of that rate"),
});
