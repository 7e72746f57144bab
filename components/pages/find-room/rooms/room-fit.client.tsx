"use client";

import type { ReactNode } from "react";
import type { OfferedRoom } from "@/components/features/stay/model/describe-fit";
import { hasSearch } from "@/components/features/stay/model/stay";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { useLazyPart } from "@/components/ui/hooks/use-lazy-part.client";
import "./room-fit.css";

type RoomFitProps = {
  room: OfferedRoom;
  children: ReactNode;
};

const fetchPart = () => import("@/components/features/stay/model/describe-fit");

/** Shows how a room suits the stay in the address: its total, and how many of it the party needs. */
export function RoomFit({ room, children }: RoomFitProps) {
  const stay = useStay();
  const searched = hasSearch(stay);
  const part = useLazyPart(fetchPart, searched);
  const fit = searched ? part?.describeFit(stay, room) : undefined;
  return (
    <p className="room-fit" data-small={fit?.small || undefined}>
      {fit?.text ?? children}
    </p>
  );
}
