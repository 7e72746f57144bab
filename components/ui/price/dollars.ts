import { grouped } from "@/components/ui/grouped";

/** "$1,650", of whole US dollars. */
export const dollars = (amount: number): string => `$${grouped(amount)}`;
