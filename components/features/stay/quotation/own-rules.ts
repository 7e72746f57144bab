import { priceRulesOf } from "@/content/model/price-rules";
import type { PriceRules } from "@/content/model/quotation/rules";

/** The owner's rules for a room as a property of it, which is not there without them; for the server only. */
export function ownRules(room: string): { readonly rules?: PriceRules } {
  const rules = priceRulesOf(room);
  return rules ? { rules } : {};
}
