import { grouped } from "@/lib/text/grouped";

/** What every price is in (ISO 4217); content/ and the pages write it as "$". */
export const currency = "USD";

/** "$1,650", of whole US dollars. */
export const dollars = (amount: number): string => `$${grouped(amount)}`;
