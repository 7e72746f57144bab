import type { Currency, RateRule } from "../model/quotation/rules";

export type RateFacts = {
  /** Every room with the rules that are about it. */
  readonly ratedRooms: readonly { readonly id: string; readonly rates: readonly RateRule[] }[];
  readonly rates: readonly (RateRule & { readonly id: string })[];
  readonly currencies: readonly Currency[];
};
