"use client";

import type { Advice } from "@/components/pages/find-room/summary/advise-on-stay";
import { stayFaults } from "@/components/features/stay/model/describe-stay";
import { todayIso } from "@/lib/dates/today";
import type { Stay } from "@/components/features/stay/model/stay";
import { useUnreadAnswers } from "@/components/features/stay/model/stay-provider.client";
import { AnotherRoom } from "@/components/pages/find-room/summary/another-room.client";
import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { placeNames } from "@/content/model/place-names";
import { sendTexts, stayAdvice } from "@/content/copy/stay-request";
import type { LocationId, RelativeHref } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./stay-advice.css";
import { fillText } from "@/lib/text/fill-text";

type StayAdviceProps = {
  page: RelativeHref;
  advice: readonly Advice[];
  stay: Stay;
};

const isPlace = (id: string | undefined): id is LocationId =>
  id !== undefined && Object.hasOwn(placeNames, id);

export function StayAdvice({ page, advice, stay }: StayAdviceProps) {
  const unread = useUnreadAnswers();
  return (
    <div role="status" className="stay-advice">
      {stayFaults(stay, { unread, today: todayIso() }).map((fault) => (
        <p key={fault} data-tone="bad">
          <span>{fault}</span>{" "}
          <StepLink page={page} step="dates" className="link-line print:hidden">
            {sendTexts.change}
          </StepLink>
        </p>
      ))}
      {advice.map(({ id, text, change, toRooms, toPlace }) => (
        <p key={id}>
          <span>{text}</span>{" "}
          {change && (
            <StepLink
              page={page}
              step="send"
              change={change.stay}
              className="link-line print:hidden"
            >
              {change.label}
            </StepLink>
          )}
          {toRooms && <AnotherRoom page={page} className="link-line print:hidden" />}
          {isPlace(toPlace) && (
            <StayLink
              page={`/resorts/${toPlace}`}
              room={null}
              section="rooms"
              className="link-line print:hidden"
            >
              {fillText(stayAdvice.roomsThere, { place: placeNames[toPlace].name })}
            </StayLink>
          )}
        </p>
      ))}
    </div>
  );
}
