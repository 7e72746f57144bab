import { formatDay } from "@/components/features/calendar/days";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import type { Choice } from "@/components/features/stay/calendar/choose-day";
import type { NightFacts } from "@/components/features/stay/calendar/night-facts";
import { nightsText } from "@/components/features/stay/model/counts";
import { stayCalendar } from "@/content/copy/stay-calendar";
import { dollars } from "@/lib/text/dollars";
import { fillText } from "@/lib/text/fill-text";

const { reading: texts } = stayCalendar;

/** Whether a day is the arrival, the departure or between them. */
export function placeInStay(day: string, { arrival, departure }: Choice) {
  if (day === arrival) return "arrival";
  if (day === departure) return "departure";
  return arrival !== undefined && departure !== undefined && arrival < day && day < departure
    ? "within"
    : undefined;
}

type Day = {
  readonly day: string;
  readonly facts: NightFacts;
  readonly choice: Choice;
  readonly today: string;
  /** When the taken nights were read, in words. */
  readonly asOf?: string | undefined;
};

/** Tells all of a day that its cell shows, and both of its dates. */
export function describeDay({ day, facts, choice, today, asOf }: Day): string {
  const { rate, isTaken, closed, least } = facts;
  const place = placeInStay(day, choice);
  const parts = [
    formatDay(day),
    formatEthiopian(day),
    place && texts[place],
    day === today && texts.today,
    day < today && texts.over,
  ];
  if (day < today) return parts.filter(Boolean).join(", ");
  const ofNight = [
    closed === undefined
      ? rate !== undefined && fillText(texts.rate, { rate: dollars(rate) })
      : fillText(texts.closed, { why: closed }),
    isTaken && (asOf ? fillText(texts.takenAsOf, { time: asOf }) : texts.taken),
    closed === undefined &&
      least !== undefined &&
      least > 1 &&
      fillText(texts.least, { nights: nightsText(least) }),
  ];
  return [...parts, ...ofNight].filter(Boolean).join(", ");
}
