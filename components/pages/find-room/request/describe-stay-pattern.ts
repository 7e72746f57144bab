import { counted } from "@/lib/text/counted";
import type { StayHouse } from "@/components/features/stay/model/house-of-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { nightsBetween } from "@/lib/dates/days";
import { toEthiopian } from "@/lib/dates/ethiopian";
import { ethiopianMonths } from "@/content/copy/ethiopian-months";
import { stayTexts } from "@/content/copy/stay";
import { stayPattern } from "@/content/copy/stay-pattern";

export function stayPatternText(stay: Stay, house?: StayHouse): string {
  const { selectedInDate: first, selectedOutDate: last } = stay;
  const nights = nightsBetween(first, last);
  if (first === undefined || nights === undefined) return "";
  const { month, day } = toEthiopian(first);
  const length = counted(nights, stayTexts.night).replace(
    String(nights),
    stayPattern.numbers[nights - 1] ?? String(nights),
  );
  const arrival = `${stayPattern.from} ${day} ${ethiopianMonths[month - 1]}`;
  return house ? `${length}, ${house.name}, ${arrival}` : `${length} ${arrival}`;
}
