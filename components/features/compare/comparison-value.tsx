import { describeFit, type OfferedRoom } from "@/components/features/stay/model/describe-fit";
import { rateWithOffer } from "@/components/features/stay/model/rate-with-offer";
import { discountText } from "@/components/features/stay/model/discount";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import { todayIso } from "@/lib/dates/today";
import { PriceFrom } from "@/components/ui/price/price-from";
import { Price } from "@/components/ui/price/price";
import { compareTexts } from "@/content/copy/compare";
import type { FirstPrice } from "@/content/model/first-price";
import type { Room } from "@/content/model/types";

export type ComparedRoom = Pick<
  Room,
  "id" | "title" | "page" | "pricePerNight" | "area" | "beds" | "view" | "sleeps" | "extraBeds"
> & {
  readonly amenities: readonly string[];
  readonly place: string;
  readonly house: string | undefined;
  readonly offers: Readonly<Record<string, number>>;
  readonly rules?: OfferedRoom["rules"];
  readonly first?: FirstPrice;
};

export type Row = keyof typeof compareTexts.rows;

function totalOf(stay: Stay, room: OfferedRoom): string {
  const { small, text } = describeFit(stay, room);
  return small || nightsOf(stay, todayIso()) !== undefined ? text : compareTexts.noDates;
}

export function ComparisonValue({ row, room, stay }: { row: Row; room: ComparedRoom; stay: Stay }) {
  const { pricePerNight, sleeps, extraBeds, offers, rules, first } = room;
  const fit = { rate: pricePerNight, sleeps, extraBeds, offers, rules };
  const { rate, percent } = rateWithOffer(stay, fit);
  const values = {
    rate:
      percent === undefined ? (
        <PriceFrom rate={rate} first={first} />
      ) : (
        <Price amount={rate} per={discountText(percent)} />
      ),
    total: totalOf(stay, fit),
    place: room.place,
    size: room.area,
    beds: room.beds,
    view: room.view,
    occupancy: sleeps,
    amenities: room.amenities.join(", "),
  } as const satisfies Record<Row, unknown>;
  return <span>{values[row]}</span>;
}
