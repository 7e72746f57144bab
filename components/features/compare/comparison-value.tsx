import { nightsText } from "@/components/features/booking/counts";
import { nightsOf, type Stay } from "@/components/features/booking/stay";
import { todayIso } from "@/components/features/calendar/today";
import { Price } from "@/components/ui/price/price";
import { compareTexts } from "@/content/compare";
import type { Room } from "@/content/types";

/** What rooms.json says of a room. */
export type ComparedRoom = Pick<
  Room,
  "id" | "title" | "page" | "pricePerNight" | "area" | "beds" | "view" | "sleeps"
> & {
  readonly amenities: readonly string[];
  /** The name of its house. */
  readonly place: string;
  /** Where another house has a room of that title and price. */
  readonly house: string | undefined;
};

export type Row = keyof typeof compareTexts.rows;

function Total({ price, stay }: { price: number; stay: Stay }) {
  const nights = nightsOf(stay, todayIso());
  if (nights === undefined) return compareTexts.noDates;
  return (
    <Price
      amount={price * nights * (stay.room ?? 1)}
      per={`${compareTexts.nights} ${nightsText(nights)}`}
    />
  );
}

/** What a row of the comparison says of a room. */
export function ComparisonValue({ row, room, stay }: { row: Row; room: ComparedRoom; stay: Stay }) {
  const values = {
    rate: <Price amount={room.pricePerNight} />,
    total: <Total price={room.pricePerNight} stay={stay} />,
    place: room.place,
    size: room.area,
    beds: room.beds,
    view: room.view,
    occupancy: room.sleeps,
    amenities: room.amenities.join(", "),
  } as const satisfies Record<Row, unknown>;
  return values[row];
}
