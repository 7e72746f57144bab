import { fillText } from "@/lib/text/fill-text";
import { stayTexts } from "@/content/copy/stay";

export function discounted(rate: number, percent: number): number {
  return Math.round((rate * (100 - percent)) / 100);
}

/** "25% off" */
export const discountText = (percent: number) => fillText(stayTexts.discount, { percent });
