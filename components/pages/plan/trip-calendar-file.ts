import { calendarFile, type CalendarEvent } from "@/components/features/calendar/calendar-file";
import { downloadFile } from "@/lib/browser/download-file";
import { itineraryOf, type Trip } from "@/components/features/itinerary/trip";
import { endName, roadText, stopDates } from "@/components/features/itinerary/describe-trip";
import { calendarFileTexts } from "@/content/copy/calendar-and-contact";
import { slug } from "@/lib/text/slug";
import { planTexts } from "@/content/copy/plan";
import type { LocationId, ResortLocation } from "@/content/model/types";
import { placeNames } from "@/content/model/place-names";

/**
 * Data about the resorts for the calendar file; a prop of the page, because content/records/site.yaml and the records stay on the server.
 */
export type TripHouse = {
  readonly name: string;
  readonly host: string;
  readonly places: Readonly<
    Record<LocationId, Pick<ResortLocation, "phone" | "address" | "coordinates">>
  >;
};

type TripFile = { readonly trip: Trip; readonly house: TripHouse; readonly address: string };

/** One event a stop, from the day of arrival to that of departure; none without a first day. */
export function tripEvents({ trip, house, address }: TripFile): readonly CalendarEvent[] {
  const visited = itineraryOf(trip).stops.filter(({ nights }) => nights > 0);
  return visited.flatMap((stop, at) => {
    const { id, arrive, leave, journey } = stop;
    if (!arrive || !leave || !journey) return [];
    const { phone, coordinates, address: place } = house.places[id];
    return {
      uid: `journey-${id}-${arrive}-${leave}@${house.host}`,
      firstDay: arrive,
      lastDay: leave,
      title: `${house.name}: ${placeNames[id].name}`,
      text: [
        `${planTexts.file.stop} ${at + 1} ${planTexts.of} ${visited.length}`,
        `${calendarFileTexts.ethiopian} ${stopDates(stop)?.ethiopian}`,
        `${planTexts.file.by} ${endName(journey.from)}: ${roadText(journey)}`,
        calendarFileTexts.notBooked,
        phone,
      ].join("\n"),
      place,
      coordinates,
      address,
    };
  });
}

export function saveTrip(file: TripFile): void {
  const { name } = file.house;
  downloadFile(
    `${slug([name, planTexts.file.name])}.ics`,
    "text/calendar",
    calendarFile(tripEvents(file), { house: name, now: new Date() }),
  );
}
