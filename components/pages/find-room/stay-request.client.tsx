"use client";

import { useState } from "react";
import type { Catalogue } from "@/components/features/booking/bookable-rooms";
import { adviceOn } from "@/components/features/booking/party";
import { todayIso } from "@/components/features/booking/read-search";
import { discounted } from "@/components/features/booking/room-price";
import { stayParams, type Stay } from "@/components/features/booking/stay";
import type { BookingOffice } from "@/components/features/booking/stay-calendar-file";
import {
  stayMessage,
  type GuestWords,
  type ToldStay,
} from "@/components/features/booking/stay-request";
import { stayTerms } from "@/components/features/booking/stay-terms";
import { nightsBetween } from "@/components/features/booking/stay";
import { stepQuery } from "@/components/features/booking/steps";
import { makeReference } from "@/components/features/request/reference";
import {
  clearDraft,
  keepDraft,
  markSent,
  readDraft,
  sentReference,
} from "@/components/features/request/request-draft";
import { RequestForm } from "@/components/features/request/request-form.client";
import { engineHref, type RequestWays } from "@/components/features/request/request-hrefs";
import { RequestWayList } from "@/components/features/request/request-ways.client";
import { KeptStays } from "@/components/pages/find-room/kept-stays.client";
import { StayActions } from "@/components/pages/find-room/stay-actions.client";
import { StayAdvice } from "@/components/pages/find-room/stay-advice.client";
import { StayNotes } from "@/components/pages/find-room/stay-notes.client";
import { StayLedger } from "@/components/pages/find-room/stay-ledger.client";
import { placeNames } from "@/content/place-names";
import type { Rates } from "@/content/rates";
import { sendTexts } from "@/content/stay-request";
import type { RelativeHref } from "@/content/types";

export type StayRequestProps = {
  stay: Stay;
  /** The Find Room page, from the page that this stands on. */
  page: RelativeHref;
  catalogue: Catalogue;
  rates: Rates;
  /** `mark` begins every reference. */
  office: BookingOffice & { readonly mark: string };
  ways: RequestWays;
  /** Where requests are posted to; empty where they cannot be. */
  endpoint: string;
};

/** A room by the title and the price in the address, which tells houses apart that share a title; of an offer by its discounted price. */
function roomIn(stay: Stay, { rooms }: Catalogue, { offers }: Rates) {
  const named = rooms.filter(({ title }) => title === stay.title);
  const percent = offers[stay.offer ?? ""]?.percent ?? 0;
  const prices = (rate: number) => [rate, discounted(rate, percent)];
  return (
    named.find(({ pricePerNight }) => prices(pricePerNight).some((one) => one === stay.price)) ??
    named[0]
  );
}

/** The stay told back line by line, and every way to send it. */
export function StayRequest(props: StayRequestProps) {
  const { stay, page, catalogue, rates, office, ways, endpoint } = props;
  const [draft, setDraft] = useState<{ reference: string; words: GuestWords }>(() => {
    const { reference = makeReference(office.mark), ...words } = readDraft();
    keepDraft({ reference, ...words });
    return { reference, words };
  });
  const [others, setOthers] = useState<readonly Stay[]>([]);
  const key = String(stayParams(stay));
  const [sentNow, setSentNow] = useState<string>();
  const sent = sentReference(key) ?? sentNow;
  const { reference, words } = draft;
  const setWords = (next: GuestWords) => {
    setDraft({ reference, words: next });
    keepDraft({ reference, ...next });
  };

  const tell = (one: Stay): ToldStay => {
    const room = roomIn(one, catalogue, rates);
    const offer = rates.offers[one.offer ?? ""];
    const offered = offer?.title === one.title ? offer : undefined;
    return {
      stay: one,
      terms: stayTerms(one, rates),
      house: room && catalogue.houses[room.house]?.name,
      place: Object.entries(placeNames).find(([id]) => id === one.location)?.[1].name,
      offer: offered?.title,
      percent: offered?.percent,
      voucher: catalogue.vouchers[one.voucher ?? ""],
    };
  };
  const told = tell(stay);
  const room = roomIn(stay, catalogue, rates);
  const house = room && catalogue.houses[room.house];
  const today = todayIso();
  const advice = adviceOn(
    stay,
    room && { ...room, house: { id: room.house, name: house?.name ?? "" } },
    today,
  );
  const address = `${window.location.origin}${window.location.pathname}?${stepQuery("send", stay)}`;
  const message = stayMessage({
    reference,
    stays: [told, ...others.map(tell)],
    words,
    address,
  });
  const text = [message.subject, "", ...message.lines].join("\n");
  const engine =
    ways.engine && stay.selectedInDate && stay.selectedOutDate
      ? engineHref(ways.engine, {
          checkIn: stay.selectedInDate,
          checkOut: stay.selectedOutDate,
          rooms: String(stay.room ?? 1),
          adults: String(stay.adult ?? 1),
          children: String(stay.children ?? 0),
          room: room?.id ?? "",
          offer: told.offer === undefined ? "" : (stay.offer ?? ""),
        })
      : undefined;

  /** What arrives at the endpoint besides the guest's own words. */
  const facts = () => {
    const { terms } = told;
    const all = {
      reference,
      subject: message.subject,
      room: stay.title,
      house: told.house,
      checkIn: stay.selectedInDate,
      checkOut: stay.selectedOutDate,
      nights: nightsBetween(stay.selectedInDate, stay.selectedOutDate),
      rooms: stay.room ?? 1,
      adults: stay.adult ?? 1,
      children: stay.children ?? 0,
      ratePerNight: terms?.rate,
      total: terms?.total,
      offer: told.offer,
      voucher: told.voucher,
      place: told.place,
      message: text,
    };
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      ),
    );
  };

  function onSent() {
    markSent(key, reference);
    setSentNow(reference);
    clearDraft();
  }

  return (
    <div className="send-grid">
      <div className="send-told">
        <StayAdvice page={page} advice={advice} stay={stay} />
        <StayLedger page={page} told={told} room={room} house={house} />
      </div>
      <div className="send-ways">
        {sent && (
          <div role="status" className="form-answer mb-8">
            <h3 className="text-heading">{sendTexts.sent.title}</h3>
            <p className="mt-2">
              {(sentNow === undefined ? sendTexts.sent.before : sendTexts.sent.text).replace(
                "{reference}",
                sent,
              )}
            </p>
          </div>
        )}
        <h3 className="text-heading">{sendTexts.ways.title}</h3>
        <p className="mt-2 mb-5 text-ink-2">
          {sendTexts.reference}: <strong className="text-ink figures">{sent ?? reference}</strong>
        </p>
        <RequestWayList ways={ways} message={message} reference={reference} engine={engine} />
        {!sent && (
          <div className="send-form">
            <RequestForm
              endpoint={endpoint}
              askAges={(stay.children ?? 0) > 0}
              words={words}
              onWords={setWords}
              facts={facts}
              onSent={onSent}
            />
          </div>
        )}
        <h3 className="mt-10 font-text label text-ink-2">{sendTexts.next}</h3>
        <p className="mt-2 text-ink-2">{sendTexts.nextText}</p>
      </div>
      <div className="send-beside">
        <StayNotes stay={stay} room={room} house={house} />
        <StayActions
          stay={stay}
          office={office}
          reference={reference}
          message={message}
          text={text}
          address={address}
        />
        <KeptStays page={page} stay={stay} tell={tell} onTogether={setOthers} />
      </div>
    </div>
  );
}
