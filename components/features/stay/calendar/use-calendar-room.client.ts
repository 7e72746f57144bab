"use client";

import { useEffect, useState } from "react";
import type { CalendarRoom } from "@/components/features/stay/calendar/calendar-rooms";
import { roomIn, type KnownRooms } from "@/components/features/stay/model/room-of-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { asset } from "@/components/ui/asset";

async function fetchRooms(): Promise<KnownRooms<CalendarRoom> | undefined> {
  try {
    const answer = await fetch(asset("/nights.json"));
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches what is known of the room of a stay; undefined until then, without a room, and where it can't be fetched. */
export function useCalendarRoom(stay: Stay): CalendarRoom | undefined {
  const [room, setRoom] = useState<CalendarRoom>();
  useEffect(() => {
    if (stay.title === undefined) return undefined;
    let isClosed = false;
    void fetchRooms().then((found) => {
      if (found && !isClosed) setRoom(roomIn(stay, found));
    });
    return () => {
      isClosed = true;
    };
  }, [stay]);
  return room;
}
