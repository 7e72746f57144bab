"use client";

import type { ReactNode } from "react";
import type {
  BookableHouse,
  BookableRoom,
} from "@/components/pages/find-room/summary/bookable-rooms";
import { stayFacts } from "@/components/features/stay/model/describe-stay";
import {
  arithmetic,
  offerText,
  rateText,
  type StayDetails,
} from "@/components/pages/find-room/request/describe-stay-request";
import { StayPrice } from "@/components/pages/find-room/summary/stay-price.client";
import type { Currency } from "@/content/model/quotation/rules";
import { AnotherRoom } from "@/components/pages/find-room/summary/another-room.client";
import { SummaryLine } from "@/components/pages/find-room/summary/summary-line.client";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import type { Step } from "@/components/features/stay/model/steps";
import { stayTexts } from "@/content/copy/stay";
import { sendTexts } from "@/content/copy/stay-request";
import type { RelativeHref } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./booking-summary.css";

const { facts: labels } = sendTexts;

type BookingSummaryProps = {
  page: RelativeHref;
  details: StayDetails;
  room: BookableRoom | undefined;
  house: BookableHouse | undefined;
  currencies: readonly Currency[];
  children: ReactNode;
};

/** Where each fact of the stay can be changed; nights follow from the dates. */
const changedAt: Partial<Record<string, Step>> = {
  checkIn: "dates",
  checkOut: "dates",
  rooms: "dates",
  guests: "dates",
};

/**
 * Shows the room with its picture and house, the stay in both calendars, and its price, with a `Change` link beside every line that the
 * guest has chosen.
 */
export function BookingSummary(props: BookingSummaryProps) {
  const { page, details, room, house, currencies, children } = props;
  const { stay, terms } = details;
  return (
    <div className="booking-summary">
      {room && (
        <picture className="booking-summary-picture">
          <source
            type="image/avif"
            srcSet={room.picture.avif}
            sizes="(min-width: 62rem) 42rem, calc(100vw - 40px)"
          />
          <img src={room.picture.src} alt={room.picture.alt} width={1200} height={800} />
        </picture>
      )}
      <div className="booking-summary-room">
        <p>
          {room && house && (
            <>
              <span>{[...new Set([house.name, house.kind])].join(", ")}</span>{" "}
              <StayLink page={room.page} room={null} className="link-line print:hidden">
                {sendTexts.seeRoom}
              </StayLink>
            </>
          )}
        </p>
        <AnotherRoom page={page} className="nav-link print:hidden" />
      </div>
      {children}
      <dl>
        {stayFacts(stay).map(({ id, value, ethiopian }) => (
          <SummaryLine
            key={id}
            label={stayTexts.facts[id].label}
            change={changedAt[id]}
            page={page}
            known={value !== undefined}
            also={ethiopian}
          >
            {value ?? stayTexts.facts[id].unknown}
          </SummaryLine>
        ))}
        {details.offer && (
          <SummaryLine label={labels.offer} page={page}>
            {offerText(details)}
          </SummaryLine>
        )}
        {details.voucher && (
          <SummaryLine label={labels.voucher} page={page}>
            {details.voucher}
          </SummaryLine>
        )}
        {details.place && !room && (
          <SummaryLine label={labels.place} page={page}>
            {details.place}
          </SummaryLine>
        )}
        {!(room && terms?.answer) && (
          <SummaryLine label={labels.rate} page={page} also={sendTexts.confirm}>
            <span>{terms ? rateText(terms) : sendTexts.noRate}</span>
            {terms && <strong className="booking-summary-sum figures">{arithmetic(terms)}</strong>}
          </SummaryLine>
        )}
      </dl>
      {room && terms?.answer && terms.rules && (
        <StayPrice
          details={details}
          answer={terms.answer}
          rules={terms.rules}
          room={room}
          currencies={currencies}
        />
      )}
    </div>
  );
}
