import { formatDay } from "@/components/features/calendar/days";
import { tripNights, roadText, stopDates } from "@/components/features/itinerary/describe-trip";
import type { Itinerary } from "@/components/features/itinerary/trip";
import type { RequestMessage } from "@/components/features/contact/request-hrefs";
import { placeNames } from "@/content/model/place-names";
import { planTexts } from "@/content/copy/plan";
import { requests } from "@/content/copy/requests";
import { sendTexts } from "@/content/copy/stay-request";

export function tripLines(itinerary: Itinerary): readonly string[] {
  const stops = itinerary.stops
    .filter(({ nights }) => nights > 0)
    .map((stop, place) => {
      const dates = stopDates(stop);
      const both = [dates?.common, dates?.ethiopian].filter(Boolean).join(" / ");
      return `${place + 1}. ${placeNames[stop.id].name}: ${tripNights(stop.nights)}, ${both}`;
    });
  const { nights, roads } = planTexts.totals;
  return [
    ...stops,
    `${nights}: ${tripNights(itinerary.nights)}`,
    `${roads}: ${roadText(itinerary)}`,
  ];
}

type TripRequest = {
  readonly itinerary: Itinerary;
  readonly firstDay?: string;
  readonly reference: string;
  readonly address: string;
};

export function tripMessage(request: TripRequest): RequestMessage {
  const { itinerary, firstDay, reference, address } = request;
  const subject = `${planTexts.mailSubject} ${reference}`;
  return {
    subject: firstDay ? `${subject}: ${formatDay(firstDay)}` : subject,
    lines: [
      ...tripLines(itinerary),
      "",
      // For the guest to fill in.
      ...requests.journey.lines.map((line) => `${line}: `),
      "",
      `${sendTexts.message.address} ${address}`,
    ],
  };
}
