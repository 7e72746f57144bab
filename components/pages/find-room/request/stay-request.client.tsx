"use client";

import type { Catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { houseOfStay } from "@/components/features/stay/model/house-of-stay";
import { StayPattern } from "@/components/pages/find-room/request/stay-pattern.client";
import { adviceOn } from "@/components/pages/find-room/summary/advise-on-stay";
import { todayIso } from "@/lib/dates/today";
import { roomIn } from "@/components/features/stay/model/room-of-stay";
import { stayParams, type Stay } from "@/components/features/stay/model/stay";
import type { BookingOffice } from "@/components/features/stay/model/stay-calendar-file";
import {
  priceLines,
  stayMessage,
} from "@/components/pages/find-room/request/describe-stay-request";
import { agesIn } from "@/components/features/stay/quotation/quote-stay";
import { stepQuery } from "@/components/features/stay/model/steps";
import type { FormDestination } from "@/components/features/forms/send-form";
import { useOtherStays } from "@/components/pages/find-room/request/use-other-stays.client";
import { useRequest } from "@/components/pages/find-room/request/use-request.client";
import { SendChannels } from "@/components/pages/find-room/request/send-channels.client";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import { engineAddress, stayDetails } from "@/components/pages/find-room/request/stay-details";
import { SavedStays } from "@/components/pages/find-room/summary/saved-stays.client";
import { StayActions } from "@/components/pages/find-room/request/stay-actions.client";
import { StayAdvice } from "@/components/pages/find-room/summary/stay-advice.client";
import { StayNotes } from "@/components/pages/find-room/summary/stay-notes.client";
import { BookingSummary } from "@/components/pages/find-room/summary/booking-summary.client";
import type { RelativeHref } from "@/content/model/types";

export type StayRequestProps = {
  stay: Stay;
  page: RelativeHref;
  catalogue: Catalogue;
  office: BookingOffice & { readonly mark: string };
  channels: ContactChannels;
  destination: FormDestination | null;
};

/** Shows the stay line by line, every way to send it, and what else can be done with it. */
export function StayRequest(props: StayRequestProps) {
  const { stay, page, catalogue, office, channels, destination } = props;
  const today = todayIso();
  const { kept, also, together, setTogether } = useOtherStays(stay, today);
  const request = useRequest(office.mark, String(stayParams(stay)));
  const { reference, words } = request;

  const detailsOf = (one: Stay) => stayDetails(one, catalogue);
  const details = stayDetails(stay, catalogue, agesIn(words.ages));
  const room = roomIn(stay, catalogue);
  const house = room && catalogue.houses[room.house];
  const advice = adviceOn(
    stay,
    room && {
      ...room,
      house: { id: room.house, name: house?.name ?? "" },
      rules: catalogue.rules?.[room.id],
      taken: catalogue.taken?.[room.id],
    },
    today,
  );
  const address = `${window.location.origin}${window.location.pathname}?${stepQuery("send", stay)}`;
  const stays = [details, ...also.map(detailsOf)] as const;
  const message = stayMessage({ reference, stays, words, address });

  return (
    <div className="send-grid">
      <div className="send-summary">
        <StayAdvice page={page} advice={advice} stay={stay} />
        <BookingSummary
          page={page}
          details={details}
          room={room}
          house={house}
          currencies={catalogue.currencies ?? []}
        >
          <StayPattern stay={stay} house={houseOfStay(stay, catalogue)} />
        </BookingSummary>
      </div>
      <SendChannels
        channels={channels}
        engine={channels.engine && engineAddress(channels.engine, details, room?.id)}
        destination={destination}
        request={request}
        message={message}
        stays={stays}
      />
      <div className="send-beside">
        <StayActions
          stay={stay}
          office={{ ...office, place: house?.address }}
          reference={reference}
          message={message}
          address={address}
          hours={house?.hours}
          cost={priceLines(details)}
        />
        <SavedStays
          page={page}
          kept={kept}
          detailsOf={detailsOf}
          together={together}
          onTogether={setTogether}
        />
        <StayNotes stay={stay} room={room} house={house} />
      </div>
    </div>
  );
}
