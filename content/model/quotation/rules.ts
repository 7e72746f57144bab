import type { z } from "zod";
import type { currencySchema, taxSchema, termsSchema } from "../../schemas/conditions";
import type { rateSchema } from "../../schemas/rate";

export type RateRule = z.infer<typeof rateSchema>;
export type TaxRule = z.infer<typeof taxSchema>;
export type TermsRule = z.infer<typeof termsSchema>;
export type Currency = z.infer<typeof currencySchema> & { readonly id: string };

/** The nights that an offer holds for. */
export type OfferNights = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly exceptNights?: readonly { readonly from: string; readonly to: string }[] | undefined;
};

/** All that the records say about the price of one room; the browser gets it with the page. */
export type PriceRules = {
  readonly rates: readonly RateRule[];
  readonly taxes: readonly TaxRule[];
  readonly terms: readonly TermsRule[];
  /** By the offer's id; offers that hold for every night are left out. */
  readonly offers: Readonly<Record<string, OfferNights>>;
};
