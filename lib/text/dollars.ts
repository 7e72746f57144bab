import { grouped } from "@/lib/text/grouped";

/** The currency of every price (ISO 4217); content/ and the pages write it as "$". */
export const currency = "USD";

/** Formats whole US dollars: "$1,650". */
export const dollars = (amount: number): string => `$${grouped(amount)}`;
