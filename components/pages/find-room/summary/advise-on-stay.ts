import {
  isPartyKnown,
  partyOf,
  partyText,
  roomsNeeded,
  roomsText,
} from "@/components/features/stay/model/counts";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import { takenNote } from "@/components/features/stay/availability/taken-note";
import type { Taken } from "@/content/model/availability/nights";
import type { PriceRules } from "@/content/model/quotation/rules";
import { takenTexts } from "@/content/copy/taken-nights";
import { stayTexts } from "@/content/copy/stay";
import { stayAdvice } from "@/content/copy/stay-request";
import { counted } from "@/lib/text/counted";
import { fillText } from "@/lib/text/fill-text";
import { placeName } from "@/content/model/place-names";

/** A longer stay has a rate of its own. */
const mostNights = 30;
/** So many children are a group. */
const groupOfChildren = 6;
const farYears = 2;

export type Advice = {
  readonly id: string;
  readonly text: string;
  readonly change?: { readonly label: string; readonly stay: Stay };
  readonly toRooms?: boolean;
  readonly toPlace?: string;
};

type ChosenRoom = {
  readonly title: string;
  readonly sleeps: number;
  readonly extraBeds: number;
  readonly house: { readonly id: string; readonly name: string };
  readonly pricePerNight: number;
  readonly rules?: PriceRules | undefined;
  readonly taken?: Taken | undefined;
};

const askFor = (room: number) => ({
  label: fillText(stayAdvice.askRooms, { rooms: roomsText(room) }),
  stay: { room },
});

function occupancyAdvice(stay: Stay, room: ChosenRoom): readonly Advice[] {
  const { room: rooms = 1, children = 0 } = stay;
  const party = partyOf(stay);
  const words = { rooms: roomsText(rooms), party: partyText(stay), room: room.title };
  const needed = roomsNeeded(stay, room.sleeps + room.extraBeds);
  const sleeps = counted(room.sleeps, stayAdvice.people);
  if (needed > rooms) {
    const text = fillText(stayAdvice.small, { ...words, sleeps });
    return [{ id: "small", text, change: askFor(needed), toRooms: true }];
  }
  if (party > room.sleeps * rooms) {
    return [{ id: "extra", text: fillText(stayAdvice.extraBed, { ...words, sleeps }) }];
  }
  if (isPartyKnown(stay) && rooms > party) {
    return [{ id: "many", text: fillText(stayAdvice.tooMany, words), change: askFor(party) }];
  }
  if (children < groupOfChildren) return [];
  const group = fillText(stayAdvice.children, { children: counted(children, stayTexts.child) });
  return [{ id: "children", text: group }];
}

function takenAdvice(stay: Stay, room: ChosenRoom): readonly Advice[] {
  const note = takenNote(stay, { ...room, rate: room.pricePerNight });
  if (!note) return [];
  const change = note.nearest && { label: takenTexts.ask, stay: note.nearest };
  return [{ id: "taken", text: note.text, ...(change && { change }), toRooms: true }];
}

function placeAdvice({ location }: Stay, { house }: ChosenRoom): readonly Advice[] {
  const place = placeName(location);
  if (!location || !place || location === house.id) return [];
  const text = fillText(stayAdvice.elsewhere, { place, house: house.name });
  return [{ id: "place", text, toPlace: location }];
}

function datesAdvice({ selectedInDate, selectedOutDate }: Stay): readonly Advice[] {
  if (selectedInDate && selectedOutDate) return [];
  const text = selectedInDate
    ? stayAdvice.noCheckOut
    : selectedOutDate
      ? stayAdvice.noCheckIn
      : stayAdvice.noDates;
  return [{ id: "dates", text }];
}

/** Returns what a booking office would ask about a stay at once, with a link to solve it if there is one. `today` is an ISO date. */
export function adviceOn(
  stay: Stay,
  room: ChosenRoom | undefined,
  today: string,
): readonly Advice[] {
  const { selectedInDate } = stay;
  const nights = nightsOf(stay, today);
  const far = `${Number(today.slice(0, 4)) + farYears}${today.slice(4)}`;
  const isFar = selectedInDate !== undefined && selectedInDate > far;
  return [
    ...(room ? takenAdvice(stay, room) : []),
    ...(room ? occupancyAdvice(stay, room) : []),
    ...(nights !== undefined && nights > mostNights ? [{ id: "long", text: stayAdvice.long }] : []),
    ...(isFar ? [{ id: "far", text: stayAdvice.far }] : []),
    ...datesAdvice(stay),
    ...(room ? placeAdvice(stay, room) : []),
  ];
}
