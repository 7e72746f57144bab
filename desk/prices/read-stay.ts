import type { Stay } from "@/components/features/stay/model/stay";
import { isIsoDay } from "@/content/model/iso-day";
import { offerRecords } from "@/content/model/offers";
import { mostNights } from "@/content/model/quotation/quote";
import { allRooms } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import { nightsBetween } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";

/** The fields of the form with what they hold before anybody has typed. */
const initial = {
  room: allRooms[0]?.id ?? "",
  checkIn: "",
  checkOut: "",
  rooms: "1",
  adults: "2",
  children: "0",
  ages: "",
  offer: "",
} as const;

export type StayField = keyof typeof initial;
type Typed = Readonly<Record<StayField, string>>;

/** An offer takes its discount off the rate of one room. */
export const roomOffers = offerRecords.filter(({ room }) => room !== undefined);

type AskedStay = {
  readonly room: Room;
  readonly stay: Stay;
  readonly ages: readonly number[];
  readonly offer?: (typeof roomOffers)[number] | undefined;
};

export type StayReading = {
  readonly typed: Typed;
  /** What is wrong with a field, in a sentence. */
  readonly faults: Partial<Readonly<Record<StayField, string>>>;
  readonly asked?: AskedStay;
};

const oldestChild = 17;

function dayFault(day: string, missing: string): string | undefined {
  if (day === "") return missing;
  return isIsoDay(day) ? undefined : `“${day}” is not a day: write it as 2026-10-12.`;
}

function checkInFault(day: string): string | undefined {
  const fault = dayFault(day, "Choose the day of arrival.");
  if (fault) return fault;
  return day < todayIso() ? "This day is over: guests ask for nights to come." : undefined;
}

function checkOutFault(day: string, checkIn: string): string | undefined {
  const fault = dayFault(day, "Choose the day of departure.");
  if (fault || !isIsoDay(checkIn)) return fault;
  const nights = nightsBetween(checkIn, day);
  if (nights === undefined) return "The departure should be after the arrival.";
  if (nights > mostNights) return `The booking office prices more than ${mostNights} nights.`;
  return undefined;
}

function countFault(text: string, least: number): string | undefined {
  if (/^\d{1,2}$/.test(text) && Number(text) >= least) return undefined;
  return `This should be a whole number from ${least} to 99.`;
}

const agesOf = (text: string) => text.split(/[\s,;]+|\band\b/).filter(Boolean);

function agesFault(text: string, children: string): string | undefined {
  const ages = agesOf(text);
  const wrong = ages.find((age) => !/^\d{1,2}$/.test(age) || Number(age) > oldestChild);
  if (wrong) return `“${wrong}” is no age of a child: write ages up to ${oldestChild}, as 4 and 8.`;
  if (ages.length <= Number(children)) return undefined;
  return `More ages than children: ${ages.length} ages, and ${Number(children)} children.`;
}

/** Reads the stay in the address of the page; nothing is wrong before anything was asked. */
export function readStay(query: URLSearchParams): StayReading {
  const of = (name: StayField) => query.get(name)?.trim() ?? initial[name];
  const typed: Typed = {
    room: of("room"),
    checkIn: of("checkIn"),
    checkOut: of("checkOut"),
    rooms: of("rooms"),
    adults: of("adults"),
    children: of("children"),
    ages: of("ages"),
    offer: of("offer"),
  };
  if (query.size === 0) return { typed, faults: {} };
  const room = allRooms.find(({ id }) => id === typed.room);
  const offer = roomOffers.find(({ id }) => id === typed.offer);
  const offerFault = () => {
    if (typed.offer === "") return undefined;
    if (!offer) return `There is no offer “${typed.offer}”.`;
    const own = allRooms.find(({ id }) => id === offer.room);
    return own === room ? undefined : `This offer is for ${own?.title} only.`;
  };
  const said: StayReading["faults"] = {
    room: room ? undefined : `There is no room “${typed.room}”.`,
    checkIn: checkInFault(typed.checkIn),
    checkOut: checkOutFault(typed.checkOut, typed.checkIn),
    rooms: countFault(typed.rooms, 1),
    adults: countFault(typed.adults, 1),
    children: countFault(typed.children, 0),
    ages: agesFault(typed.ages, typed.children),
    offer: offerFault(),
  };
  if (!room || Object.values(said).some(Boolean)) return { typed, faults: said };
  const stay = {
    selectedInDate: typed.checkIn,
    selectedOutDate: typed.checkOut,
    room: Number(typed.rooms),
    adult: Number(typed.adults),
    children: Number(typed.children),
    offer: offer?.id,
  };
  return {
    typed,
    faults: {},
    asked: { room, stay, ages: agesOf(typed.ages).map(Number), offer },
  };
}
