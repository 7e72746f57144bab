"use client";

import type { ReactNode } from "react";
import { useAskedStep, useStay } from "@/components/features/stay/model/stay-provider.client";
import "./room-entries.css";

type RoomEntry = {
  readonly id: string;
  /** The house's id. */
  readonly house: string;
  readonly row: ReactNode;
};

/** Rooms under one another, to be compared line by line; those of the resort that was asked for come first. */
export function RoomEntries({ entries }: { entries: readonly RoomEntry[] }) {
  const { location } = useStay();
  const isRead = useAskedStep() !== undefined;
  const place = ({ house }: RoomEntry) => Number(house !== location);
  return (
    <ul className="room-entries mt-12 border-t border-ink">
      {[...entries]
        .sort((one, other) => place(one) - place(other))
        .map(({ id, house, row }) => (
          // The name is for the order of the first paint alone.
          <li key={id} data-house={isRead ? undefined : house}>
            {row}
          </li>
        ))}
    </ul>
  );
}
