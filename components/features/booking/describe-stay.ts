import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { formatDay, hasSearch, nightsBetween, type Stay } from "@/components/features/booking/stay";
import { stayTexts, type CountWords, type StayNotes } from "@/content/stay";

export type StayFact = {
  readonly id: keyof typeof stayTexts.facts;
  readonly value?: string;
  /** A date once more, in the Ethiopian calendar. */
  readonly ethiopian?: string;
};

/** "1 night", "2 nights"; nothing where nothing is known. */
function counted(count: number | undefined, words: CountWords): string | undefined {
  return count === undefined ? undefined : `${count} ${count === 1 ? words.one : words.other}`;
}

function dateFact(day: string | undefined): Pick<StayFact, "value" | "ethiopian"> {
  return day === undefined ? {} : { value: formatDay(day), ethiopian: formatEthiopian(day) };
}

/** The stay line by line: every line is always there, so that an answer takes the place of a blank and moves nothing. */
export function stayFacts(stay: Stay): readonly StayFact[] {
  const { selectedInDate, selectedOutDate, room, adult, children } = stay;
  const guests = [counted(adult, stayTexts.adult), counted(children, stayTexts.child)];
  return [
    { id: "checkIn", ...dateFact(selectedInDate) },
    { id: "checkOut", ...dateFact(selectedOutDate) },
    {
      id: "nights",
      value: counted(nightsBetween(selectedInDate, selectedOutDate), stayTexts.night),
    },
    { id: "rooms", value: counted(room, stayTexts.room) },
    { id: "guests", value: guests.filter(Boolean).join(", ") || undefined },
  ];
}

/** The stay as the first lines of a letter to the booking office. */
export function stayLetter(stay: Stay): string {
  const known = stayFacts(stay).filter(({ value }) => value !== undefined);
  const lines = known.map(({ id, value }) => `${stayTexts.facts[id].label}: ${value}`);
  return [stay.title, ...lines].filter(Boolean).join("\n");
}

/** Whether both dates are known and make no stay. */
export function isOutOfOrder({ selectedInDate, selectedOutDate }: Stay): boolean {
  return Boolean(
    selectedInDate && selectedOutDate && !nightsBetween(selectedInDate, selectedOutDate),
  );
}

/** What there is to say about the search: that its dates cannot be, that it is kept, or how to begin one. */
export function stayNote(stay: Stay, notes: StayNotes): string {
  if (isOutOfOrder(stay)) return stayTexts.dateOrder;
  return hasSearch(stay) ? notes.carried : notes.invitation;
}
