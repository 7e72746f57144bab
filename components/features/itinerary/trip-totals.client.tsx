"use client";

import { useSyncExternalStore } from "react";
import { useFestivals } from "@/components/features/calendar/use-festivals.client";
import { phoneHref } from "@/components/features/contact/phone";
import { tripParams, type Itinerary, type Trip } from "@/components/features/itinerary/trip";
import {
  endName,
  letterHref,
  nightsText,
  roadText,
} from "@/components/features/itinerary/describe-trip";
import { planTexts } from "@/content/plan";
import "@/components/ui/link/link.css";
import "./trip-totals.css";

/** Whom to ask: handed in, because the whole of content/site.yaml would travel to the browser with it. */
export type TripContact = { email: string; phone: string };

type TripTotalsProps = { trip: Trip; itinerary: Itinerary; contact: TripContact };

const never = () => () => {};

/** What the journey comes to, the feasts it meets, and a letter about it that is already written. */
export function TripTotals({ trip, itinerary, contact }: TripTotalsProps) {
  const { nights, km, hours, home, lastDay } = itinerary;
  const festivals = useFestivals({ selectedInDate: trip.firstDay, selectedOutDate: lastDay });
  const here = useSyncExternalStore(
    never,
    () => window.location.origin + window.location.pathname,
    () => "",
  );
  const address = here && `${here}?${tripParams(trip)}`;
  if (!home) {
    return <p className="mt-6 text-lead">{planTexts.noNights}</p>;
  }
  return (
    <div className="trip-totals mt-6">
      <dl className="border-t border-ink">
        <div>
          <dt className="label text-ink-2">{planTexts.totals.nights}</dt>
          <dd>{nightsText(nights)}</dd>
        </div>
        <div>
          <dt className="label text-ink-2">{planTexts.totals.roads}</dt>
          <dd>{roadText({ km, hours })}</dd>
        </div>
        <div>
          <dt className="label text-ink-2">
            {planTexts.home} {endName("addis")}
          </dt>
          <dd>{roadText(home)}</dd>
        </div>
      </dl>
      {festivals.map(({ id, date, name, text }) => (
        <p key={id + date} className="trip-festival mt-4 border-l-2 border-adey pl-4">
          <strong>{name}</strong>, {date}. {text}
        </p>
      ))}
      <p className="mt-4 text-small text-ink-2">{planTexts.approximate}</p>
      <h3 className="mt-8 text-heading">{planTexts.askHeading}</h3>
      <p className="mt-2 text-ink-2">{planTexts.ask}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <a
          href={letterHref(contact.email, itinerary, address)}
          className="link-line inline-flex min-h-11 items-center font-semibold"
        >
          {planTexts.askLink}
        </a>
        <a
          href={phoneHref(contact.phone)}
          className="link-line inline-flex min-h-11 items-center font-semibold figures"
        >
          {planTexts.askOr} {contact.phone}
        </a>
      </p>
    </div>
  );
}
