import { calendarFile, type CalendarEvent } from "@/components/features/calendar/calendar-file";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { downloadFile } from "@/lib/browser/download-file";
import { stayFacts } from "@/components/features/stay/model/describe-stay";
import { slug } from "@/lib/text/slug";
import type { Stay } from "@/components/features/stay/model/stay";
import { calendarFileTexts } from "@/content/copy/calendar-and-contact";
import { stayTexts } from "@/content/copy/stay";
import { sendTexts } from "@/content/copy/stay-request";

/** The contact in the file comes as a prop of the page, because content/records/site.yaml stays on the server. */
export type BookingOffice = {
  readonly name: string;
  readonly host: string;
  readonly phone: string;
  readonly email: string;
  /** The address of the stay's house, where one page knows it. */
  readonly place?: string | undefined;
};

type StayFile = {
  readonly stay: Stay;
  readonly office: BookingOffice;
  readonly address: string;
  /** Check-in and check-out times of the stay's house, if the house is known: "Check-out before noon". */
  readonly hours?: readonly string[] | undefined;
  /** The reference under which the booking office knows the request. */
  readonly reference?: string;
  /** What the stay costs, line by line. */
  readonly cost?: readonly string[];
};

/** Returns the stay as one event of whole days; undefined where a date is missing. */
export function stayEvent({
  stay,
  office,
  address,
  hours = [],
  reference,
  cost = [],
}: StayFile): CalendarEvent | undefined {
  const { selectedInDate: firstDay, selectedOutDate: lastDay, title, price, house } = stay;
  if (!firstDay || !lastDay) return undefined;
  const known = stayFacts(stay).filter(({ value }) => value !== undefined);
  return {
    uid: `${slug(["stay", firstDay, lastDay, title, price, house])}@${office.host}`,
    firstDay,
    lastDay,
    title: [`${calendarFileTexts.stayAt} ${office.name}`, title].filter(Boolean).join(": "),
    text: [
      ...(reference ? [`${sendTexts.reference}: ${reference}`] : []),
      ...known.map(({ id, value }) => `${stayTexts.facts[id].label}: ${value}`),
      `${calendarFileTexts.ethiopian} ${formatEthiopian(firstDay)} ${calendarFileTexts.until} ${formatEthiopian(lastDay)}`,
      ...hours.map((line) => `${line}.`),
      ...cost,
      calendarFileTexts.notBooked,
      `${office.phone}, ${office.email}`,
    ].join("\n"),
    place: office.place,
    address,
  };
}

export function saveStay(file: StayFile): void {
  const event = stayEvent(file);
  if (!event) return;
  const { name } = file.office;
  downloadFile(
    `${slug([name, calendarFileTexts.fileName])}.ics`,
    "text/calendar",
    calendarFile([event], { house: name, now: new Date() }),
  );
}
