"use client";

import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import { sendTexts } from "@/content/copy/stay-request";
import type { RelativeHref } from "@/content/model/types";

type AnotherRoomProps = { page: RelativeHref; className: string };

export function AnotherRoom({ page, className }: AnotherRoomProps) {
  return (
    <StepLink page={page} step="room" className={className}>
      {sendTexts.anotherRoom}
    </StepLink>
  );
}
