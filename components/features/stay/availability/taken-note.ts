import { readingTime } from "@/components/features/stay/availability/reading-time";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import { nightsDays } from "@/components/features/stay/quotation/quotation-words";
import { quoteStay, type QuotedRoom } from "@/components/features/stay/quotation/quote-stay";
import {
  knownNights,
  nearestStay,
  takenNights,
  type Taken,
} from "@/content/model/availability/nights";
import { takenTexts as texts } from "@/content/copy/taken-nights";
import { dayAfter } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import { fillText } from "@/lib/text/fill-text";

type KnownRoom = Pick<QuotedRoom, "rate" | "sleeps"> & {
  readonly rules?: QuotedRoom["rules"] | undefined;
  readonly taken?: Taken | undefined;
};

type TakenNote = {
  /** "Wed 3 March 2027 is taken (as of 2 pm today in Addis Ababa)" */
  readonly short: string;
  /** The same with the nearest nights that are not. */
  readonly text: string;
  /** The dates of those nights. */
  readonly nearest?: Required<Pick<Stay, "selectedInDate" | "selectedOutDate">>;
};

/** Says which nights of a stay are taken, as of when, and which are the nearest that are not and have a price; undefined where none is. */
export function takenNote(stay: Stay, room: KnownRoom): TakenNote | undefined {
  const { selectedInDate: checkIn, selectedOutDate: checkOut } = stay;
  const { taken, rules, rate, sleeps } = room;
  const today = todayIso();
  if (!taken || !checkIn || !checkOut || nightsOf(stay, today) === undefined) return undefined;
  const now = Date.now();
  const { nights, at } = takenNights(taken, { checkIn, checkOut }, now);
  const [first] = nights;
  if (!first) return undefined;
  const isOne = nights.length === 1 && first.from === first.to;
  const known = fillText(isOne ? texts.taken.one : texts.taken.other, {
    nights: nights.map(({ from, to }) => nightsDays(from, to)).join(` ${texts.and} `),
  });
  const short = at ? fillText(texts.asOf, { taken: known, time: readingTime(at, today) }) : known;
  const nearest = nearestStay(knownNights(taken, now), { checkIn, checkOut }, today, (other) => {
    const asked = { ...stay, selectedInDate: other.checkIn, selectedOutDate: other.checkOut };
    return !rules || quoteStay(asked, { rate, sleeps, rules })?.quotation !== undefined;
  });
  if (!nearest) return { short, text: `${short}.` };
  const days = nightsDays(nearest.checkIn, dayAfter(nearest.checkOut, -1));
  return {
    short,
    text: fillText(texts.nearest, { taken: short, nights: days }),
    nearest: { selectedInDate: nearest.checkIn, selectedOutDate: nearest.checkOut },
  };
}
