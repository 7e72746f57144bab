import type { SectionHeading, Voucher } from "./types";

export const vouchers = [
  {
    id: "dinner",
    title: "Dinner for two",
    theme: "Fine dining",
    text: "Four courses at a table by the window, with tej or wine, and coffee poured from the jebena.",
    picture: "restaurant",
    action: {
      kind: "page",
      label: "Read More",
      href: "/contact?subject=option3&title=Gift+voucher:+Dinner+for+two#touch",
    },
  },
  {
    id: "water",
    title: "A day of warm water",
    theme: "Spa and pool",
    text: "The indoor pool, a massage of an hour and a quiet place to lie down afterwards.",
    picture: "indoor-pool",
    action: {
      kind: "page",
      label: "Read More",
      href: "/contact?subject=option3&title=Gift+voucher:+A+day+of+warm+water#touch",
    },
  },
  {
    id: "weekend",
    title: "A weekend with the children",
    theme: "Family",
    text: "Two nights, breakfast for everybody and an afternoon at the pool with someone to play with.",
    picture: "complex-pool",
    action: {
      kind: "page",
      label: "Read More",
      href: "/contact?subject=option3&title=Gift+voucher:+A+weekend+with+the+children#touch",
    },
  },
] as const satisfies readonly Voucher[];

export const vouchersHeading = {
  label: "Gift vouchers",
  title: "Give someone a day away",
  text: "Choose an occasion. We write the name by hand and send the voucher on paper or by e-mail.",
} as const satisfies SectionHeading;

/** Before the line on the printed voucher where the name is written. */
export const voucherFor = "For";
