import { Price } from "@/components/ui/price/price";
import { firstPriceOf } from "@/content/model/first-price";
import type { Room } from "@/content/model/types";

/** The rate of a room or, where the owner's records have more, "from $450, $569 with taxes". */
export function FirstPrice({ room, per }: { room: Room; per?: string }) {
  const first = firstPriceOf(room);
  if (!first) return <Price amount={room.pricePerNight} per={per} />;
  return (
    <span>
      {first.from && <span className="text-small">{`${first.from} `}</span>}
      <Price amount={first.amount} per={per} />
      {first.whole && <span className="text-small text-ink-2">{`, ${first.whole}`}</span>}
    </span>
  );
}
