"use client";

import { StayLink } from "@/components/features/stay/links/stay-link.client";
import type { BookableRoom } from "@/components/pages/find-room/summary/bookable-rooms";
import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import { sendTexts } from "@/content/copy/stay-request";
import type { RelativeHref } from "@/content/model/types";

type AnotherRoomProps = { page: RelativeHref; room: BookableRoom | undefined; className: string };

export function AnotherRoom({ page, room, className }: AnotherRoomProps) {
  return room?.home ? (
    <StayLink page={room.home} room={null} section="rooms" className={className}>
      {sendTexts.anotherRoom}
    </StayLink>
  ) : (
    <StepLink page={page} step="room" className={className}>
      {sendTexts.anotherRoom}
    </StepLink>
  );
}
