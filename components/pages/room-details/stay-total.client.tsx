"use client";

import { hasDates } from "@/components/features/stay/model/steps";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import type { OfferedRoom } from "@/components/features/stay/model/describe-fit";
import { RoomRate } from "@/components/pages/room-details/room-rate.client";
import { todayIso } from "@/lib/dates/today";
import { useLazyPart } from "@/components/ui/hooks/use-lazy-part.client";
import "./stay-total.css";

const fetchPart = () => import("@/components/features/stay/model/describe-fit");

/** The rate of a room or, once the stay has nights, what it comes to. */
export function StayTotal({ room }: { room: OfferedRoom }) {
  const stay = useStay();
  const dated = hasDates(stay, todayIso());
  const part = useLazyPart(fetchPart, dated);
  const fit = dated ? part?.describeFit(stay, room) : undefined;
  return (
    <p className="stay-total">
      {fit ? <span>{fit.total}</span> : <RoomRate {...room} />}
      {fit?.terms && <span className="stay-terms">{fit.terms}</span>}
    </p>
  );
}
