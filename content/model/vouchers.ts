import { contactForm } from "../copy/forms";
import { readRecords } from "./read-records";
import { askQuery } from "../copy/requests";
import { voucherSchema } from "../schemas/lists";
import type { SectionHeading, Voucher } from "./types";

const askFor = (title: string) => {
  const { subject, ask } = askQuery("voucher");
  return `${new URLSearchParams({ subject, title, ask })}#${contactForm.id}`;
};

/** Each voucher links to the contact form, with the voucher named and its subject chosen. */
export const vouchers: readonly Voucher[] = readRecords("vouchers", voucherSchema).map(
  (voucher) => ({
    ...voucher,
    action: {
      kind: "page",
      label: "Read More",
      href: `/contact?${askFor(voucher.title)}`,
    },
  }),
);

export const vouchersHeading = {
  label: "Gift vouchers",
  title: "Give someone a day away",
  text: "We write the name by hand and send the voucher by post or\u00a0e-mail.",
} as const satisfies SectionHeading;

/** Precedes the blank line for the name on the printed voucher. */
export const voucherFor = "For";
