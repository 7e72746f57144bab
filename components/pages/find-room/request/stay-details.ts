import type { Catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { todayIso } from "@/lib/dates/today";
import { offerIn, ownProperty, roomIn } from "@/components/features/stay/model/room-of-stay";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import type { StayDetails } from "@/components/pages/find-room/request/describe-stay-request";
import { hasDates } from "@/components/features/stay/model/steps";
import { stayTerms } from "@/components/pages/find-room/request/stay-terms";
import { engineHref } from "@/components/features/contact/request-hrefs";
import { placeName } from "@/content/model/place-names";

/** A stay with its total and the names of what its address holds by id; an offer applies to its own room only. */
export function stayDetails(stay: Stay, catalogue: Catalogue): StayDetails {
  const room = roomIn(stay, catalogue);
  const offered = offerIn(stay, catalogue, room);
  return {
    stay,
    terms: stayTerms(stay, catalogue.rates),
    house: room && catalogue.houses[room.house]?.name,
    place: placeName(stay.location),
    offer: offered?.title,
    percent: offered?.percent,
    voucher: ownProperty(catalogue.vouchers, stay.voucher),
  };
}

/** Lists the posted fields of a stay by name and leaves out unknown values. */
export function postedFields({
  stay,
  terms,
  house,
  ...named
}: StayDetails): Readonly<Record<string, string>> {
  const { selectedInDate, selectedOutDate, title } = stay;
  const fields = {
    room: title,
    house,
    checkIn: selectedInDate,
    checkOut: selectedOutDate,
    nights: nightsOf(stay, todayIso()),
    rooms: stay.room,
    adults: stay.adult,
    children: stay.children,
    ratePerNight: terms?.rate,
    total: terms?.total,
    offer: named.offer,
    voucher: named.voucher,
    place: named.place,
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** Returns the booking engine's address with the stay; undefined until both dates are known and in order. `room` is the room's id. */
export function engineAddress(template: string, { stay, offer }: StayDetails, room = "") {
  const { selectedInDate: checkIn, selectedOutDate: checkOut } = stay;
  if (!checkIn || !checkOut || !hasDates(stay, todayIso())) return undefined;
  return engineHref(template, {
    checkIn,
    checkOut,
    rooms: String(stay.room ?? 1),
    adults: String(stay.adult ?? 1),
    children: String(stay.children ?? 0),
    room,
    offer: offer === undefined ? "" : (stay.offer ?? ""),
  });
}
