import { calendarFile, type CalendarEvent } from "@/components/features/calendar/calendar-file";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { downloadFile } from "@/components/features/calendar/download-file";
import { stayFacts } from "@/components/features/booking/describe-stay";
import type { Stay } from "@/components/features/booking/stay";
import { keepsakes } from "@/content/keepsakes";
import { site } from "@/content/site";
import { stayTexts } from "@/content/stay";

const { calendar } = keepsakes;

/** The stay as one event of whole days; undefined where a date is missing. */
export function stayEvent(stay: Stay, address: string): CalendarEvent | undefined {
  const { selectedInDate: firstDay, selectedOutDate: lastDay, title } = stay;
  if (!firstDay || !lastDay) return undefined;
  const known = stayFacts(stay).filter(({ value }) => value !== undefined);
  return {
    uid: `stay-${firstDay}-${lastDay}@${new URL(site.origin).host}`,
    firstDay,
    lastDay,
    title: [`${calendar.stayAt} ${site.brand.name}`, title].filter(Boolean).join(": "),
    text: [
      ...known.map(({ id, value }) => `${stayTexts.facts[id].label}: ${value}`),
      `${calendar.ethiopian} ${formatEthiopian(firstDay)} ${calendar.until} ${formatEthiopian(lastDay)}`,
      `${calendar.arrive}, ${calendar.leave}.`,
      calendar.notBooked,
      `${site.phones.booking}, ${site.emails.booking}`,
    ].join("\n"),
    address,
  };
}

/** Saves the stay as an .ics file. */
export function saveStay(stay: Stay, address: string): void {
  const event = stayEvent(stay, address);
  if (event) downloadFile(calendar.fileName, "text/calendar", calendarFile([event], new Date()));
}
