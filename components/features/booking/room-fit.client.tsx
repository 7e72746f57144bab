"use client";

import { hasSearch, nightsBetween } from "@/components/features/booking/stay";
import { dollars, nightsText, roomsNeeded, roomsText } from "@/components/features/booking/counts";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { roomFitTexts } from "@/content/booking-steps";
import "./room-fit.css";

type RoomFitProps = {
  /** USD per night. */
  rate: number;
  /** People. */
  sleeps: number;
};

/** How a room of a list suits the stay in the address: what it comes to, and how many of it the party needs. */
export function RoomFit({ rate, sleeps }: RoomFitProps) {
  const stay = useStay();
  const { room: rooms = 1, selectedInDate, selectedOutDate } = stay;
  const nights = nightsBetween(selectedInDate, selectedOutDate);
  const needed = roomsNeeded(stay, sleeps);
  const sum =
    nights &&
    roomFitTexts.sum
      .replace("{nights}", nightsText(nights))
      .replace("{total}", dollars(nights * rooms * rate));
  return (
    <p className="room-fit">
      {!hasSearch(stay) || needed <= rooms ? (
        sum || roomFitTexts.sleeps.replace("{count}", String(sleeps))
      ) : (
        <strong>
          {roomFitTexts.small
            .replace("{count}", String(sleeps))
            .replace("{rooms}", roomsText(needed))}
        </strong>
      )}
    </p>
  );
}
