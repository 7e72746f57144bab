/** Beside the rate on cards and room pages, where taxes come on top or nights differ. */
export const firstPriceTexts = {
  from: "from",
  withTaxes: "{total} with taxes",
} as const;
