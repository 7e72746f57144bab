"use client";

import type { ReactNode } from "react";
import { useFestivals } from "@/components/features/calendar/use-festivals.client";
import type { Itinerary, Trip } from "@/components/features/itinerary/trip";
import { endName, tripNights, roadText } from "@/components/features/itinerary/describe-trip";
import { elevationGain, type ElevationGains } from "@/components/pages/plan/elevation-gain";
import { TripEnquiry } from "@/components/pages/plan/trip-enquiry.client";
import type { TripOffice } from "@/components/pages/plan/trip-request.client";
import { todayIso } from "@/lib/dates/today";
import { grouped } from "@/lib/text/grouped";
import { planTexts } from "@/content/copy/plan";
import "./trip-totals.css";

export type TripWords = {
  withoutScripts: ReactNode;
  ask: ReactNode;
  contact: ReactNode;
  elevationGains: ElevationGains;
};

type TripTotalsProps = { trip: Trip; itinerary: Itinerary; office: TripOffice; words: TripWords };

export function TripTotals({ trip, itinerary, office, words }: TripTotalsProps) {
  const { nights, km, hours, home, lastDay } = itinerary;
  const isPast = (trip.firstDay ?? "") < todayIso();
  const festivals = useFestivals(
    isPast ? {} : { selectedInDate: trip.firstDay, selectedOutDate: lastDay },
  );
  if (!home) {
    return <p className="mt-6 text-lead">{planTexts.noNights}</p>;
  }
  const roads = [...itinerary.stops.map(({ journey }) => journey), home];
  const climb = elevationGain(roads, words.elevationGains);
  return (
    <div className="trip-totals mt-6">
      <dl className="border-t border-ink">
        <div>
          <dt className="label text-ink-2">{planTexts.totals.nights}</dt>
          <dd>{tripNights(nights)}</dd>
        </div>
        <div>
          <dt className="label text-ink-2">{planTexts.totals.roads}</dt>
          <dd>{roadText({ km, hours })}</dd>
        </div>
        <div>
          <dt className="label text-ink-2">{planTexts.totals.climb}</dt>
          <dd>{`${planTexts.about} ${grouped(climb)} ${planTexts.metres}`}</dd>
        </div>
        <div>
          <dt className="label text-ink-2">{`${planTexts.home} ${endName("addis")}`}</dt>
          <dd>{roadText(home)}</dd>
        </div>
      </dl>
      {festivals.map(({ id, date, name, text }) => (
        <p key={id + date} className="trip-festival mt-4 border-l-2 border-adey pl-4">
          <strong>{name}</strong>
          <span>{`, ${date}. ${text}`}</span>
        </p>
      ))}
      <p className="mt-4 text-small text-ink-2">{planTexts.approximate}</p>
      {words.ask}
      <TripEnquiry trip={trip} itinerary={itinerary} office={office}>
        {words.contact}
      </TripEnquiry>
    </div>
  );
}
