import { calendarFile, type CalendarEvent } from "@/components/features/calendar/calendar-file";
import { downloadFile } from "@/components/features/calendar/download-file";
import { itineraryOf, type Trip } from "@/components/features/itinerary/trip";
import { endName, roadText, stopDates } from "@/components/features/itinerary/describe-trip";
import { keepsakes } from "@/content/keepsakes";
import { locations } from "@/content/locations";
import { planTexts } from "@/content/plan";
import { site } from "@/content/site";

/** One event a stop, from the day of arrival up to that of departure; none without a first day. */
export function tripEvents(trip: Trip, address: string): readonly CalendarEvent[] {
  const told = itineraryOf(trip).stops.filter(({ nights }) => nights > 0);
  return told.flatMap((stop, place) => {
    const { id, arrive, leave, journey } = stop;
    const resort = locations.find((location) => location.id === id);
    if (!arrive || !leave || !journey || !resort) return [];
    const { name, phone, coordinates } = resort;
    return {
      uid: `journey-${id}-${arrive}-${leave}@${new URL(site.origin).host}`,
      firstDay: arrive,
      lastDay: leave,
      title: `${site.brand.shortName}: ${name}`,
      text: [
        `${planTexts.file.stop} ${place + 1} ${planTexts.of} ${told.length}`,
        `${keepsakes.calendar.ethiopian} ${stopDates(stop)?.ethiopian}`,
        `${planTexts.file.by} ${endName(journey.from)}: ${roadText(journey)}`,
        keepsakes.calendar.notBooked,
        phone,
      ].join("\n"),
      place: site.addresses[id],
      coordinates,
      address,
    };
  });
}

export function saveTrip(trip: Trip, address: string): void {
  downloadFile(
    planTexts.file.name,
    "text/calendar",
    calendarFile(tripEvents(trip, address), new Date()),
  );
}
