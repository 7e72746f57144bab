"use client";

import type { ComponentProps } from "react";
import { nightsBetween } from "@/components/features/booking/stay";
import { StayLink } from "@/components/features/booking/stay-link.client";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { dollars, nightsText } from "@/components/features/booking/counts";
import { buttonStyle } from "@/components/ui/button/button-style";
import { roomDetails } from "@/content/room-details";
import { requestFrame } from "@/content/booking-steps";
import "./room-bar.css";

type RoomBarProps = {
  /** What the link hands over. */
  room: ComponentProps<typeof StayLink>["room"];
  /** USD per night. */
  rate: number;
  /** What the rate is for. */
  per: string;
};

/** On phones the lower edge of the window while the room is read: how many nights, about how much, and the button that books it. */
export function RoomBar({ room, rate, per }: RoomBarProps) {
  const { selectedInDate, selectedOutDate, room: rooms = 1 } = useStay();
  const nights = nightsBetween(selectedInDate, selectedOutDate);
  return (
    <div className="room-bar container-page">
      <p>
        <span className="label text-ink-2">{nights ? nightsText(nights) : per}</span>
        <strong className="figures">
          {nights ? `${requestFrame.about} ${dollars(nights * rooms * rate)}` : dollars(rate)}
        </strong>
      </p>
      <StayLink page={roomDetails.book.href} room={room} className={buttonStyle("solid")}>
        {roomDetails.book.label}
      </StayLink>
    </div>
  );
}
