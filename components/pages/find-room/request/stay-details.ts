import type { Catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { todayIso } from "@/lib/dates/today";
import { offerIn, ownProperty, roomIn } from "@/components/features/stay/model/room-of-stay";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import type { StayDetails } from "@/components/pages/find-room/request/describe-stay-request";
import { hasDates } from "@/components/features/stay/model/steps";
import { stayTerms, type StayTerms } from "@/components/pages/find-room/request/stay-terms";
import type { Tax } from "@/content/model/quotation/taxes";
import { depositOf, freeUntil, termsOf } from "@/content/model/quotation/terms";
import { engineHref } from "@/components/features/contact/request-hrefs";
import { placeName } from "@/content/model/place-names";

/** A stay with its total and the names of what its address holds by id; an offer applies to its own room only. */
export function stayDetails(
  stay: Stay,
  catalogue: Catalogue,
  ages: readonly number[] = [],
): StayDetails {
  const room = roomIn(stay, catalogue);
  const rules = room && ownProperty(catalogue.rules ?? {}, room.id);
  const offered = offerIn(stay, catalogue, room);
  return {
    stay,
    terms: stayTerms(stay, catalogue.rates, room && rules && { room, rules, ages }),
    house: room && catalogue.houses[room.house]?.name,
    place: placeName(stay.location),
    offer: offered?.title,
    percent: offered?.percent,
    voucher: ownProperty(catalogue.vouchers, stay.voucher),
  };
}

const inDollars = (cents: number) => (cents / 100).toFixed(2);

/** The fields about the price: what the owner's rules say to the cent, or a rate and a sum that is about right. */
function pricedFields(stay: Stay, terms: StayTerms | undefined) {
  const { rules, answer } = terms ?? {};
  if (!rules || !answer) return { ratePerNight: terms?.rate, total: terms?.total };
  const { quotation } = answer;
  if (!quotation) return {};
  const said = termsOf(rules.terms, stay.offer);
  const amountOf = (...ids: readonly Tax["id"][]) => {
    const amounts = quotation.taxes
      .filter(({ id }) => ids.includes(id))
      .map(({ amount }) => amount);
    return amounts.length > 0 ? inDollars(amounts.reduce((one, other) => one + other)) : undefined;
  };
  const deposit = said && depositOf(said, quotation.total);
  return {
    subtotal: inDollars(quotation.subtotal),
    discount: quotation.off > 0 ? inDollars(quotation.off) : undefined,
    serviceCharge: amountOf("service"),
    vat: amountOf("vat"),
    fees: amountOf("fee"),
    total: inDollars(quotation.total),
    deposit: deposit === undefined ? undefined : inDollars(deposit),
    freeUntil: said && stay.selectedInDate && freeUntil(said, stay.selectedInDate),
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
    ...pricedFields(stay, terms),
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
