"use client";

import type { ReactNode } from "react";
import { useRequestedStep, useStay } from "@/components/features/stay/model/stay-provider.client";
import "./room-entries.css";

type RoomEntry = {
  readonly id: string;
  readonly house: string;
  readonly row: ReactNode;
};

/** Lists rooms in comparable lines; those of the requested resort come first. */
export function RoomEntries({ entries }: { entries: readonly RoomEntry[] }) {
  const { location } = useStay();
  const isRead = useRequestedStep() !== undefined;
  const place = ({ house }: RoomEntry) => Number(house !== location);
  return (
    <ul className="room-entries mt-12 border-t border-ink">
      {[...entries]
        .sort((one, other) => place(one) - place(other))
        .map(({ id, house, row }) => (
          // The class only matters for the order of the first paint.
          <li key={id} data-house={isRead ? undefined : house}>
            {row}
          </li>
        ))}
    </ul>
  );
}
