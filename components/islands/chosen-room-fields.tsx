"use client";

import { useStay } from "@/components/islands/use-stay";

/** Keeps the room that was chosen while the guest searches again: other dates, same room. */
export function ChosenRoomFields() {
  const { title, price } = useStay();
  return (
    <>
      {title !== undefined && <input type="hidden" name="title" value={title} />}
      {price !== undefined && <input type="hidden" name="price" value={price} />}
    </>
  );
}
