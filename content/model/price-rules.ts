import { currencySchema, taxSchema, termsSchema } from "../schemas/conditions";
import { rateSchema } from "../schemas/rate";
import { offerRecords } from "./offers";
import { rateOverlaps, scopeOverlaps } from "./quotation/overlaps";
import { concerns, lowRates, roomFaults, type Scoped } from "./quotation/rate-faults";
import type { Currency, PriceRules } from "./quotation/rules";
import { readRecords } from "./read-records";
import { allRooms } from "./rooms";
import type { Room } from "./types";

export const rateRecords = readRecords("rates", rateSchema);
export const taxRecords = readRecords("taxes", taxSchema);
export const termsRecords = readRecords("terms", termsSchema);

/** The currencies that a guest may ask for. */
export const currencies: readonly Currency[] = readRecords("currencies", currencySchema);

const unknownOffers = termsRecords.flatMap(({ id, offer }) =>
  offer === undefined || offerRecords.some((one) => one.id === offer)
    ? []
    : [
        `content/records/terms/${id}.yaml: offer names "${offer}"; it should be one of these: ${offerRecords.map((one) => one.id).join(", ")}.`,
      ],
);

const faults = [
  ...roomFaults("rates", rateRecords, allRooms),
  ...roomFaults("taxes", taxRecords, allRooms),
  ...roomFaults("terms", termsRecords, allRooms),
  ...unknownOffers,
  ...rateOverlaps(rateRecords),
  ...scopeOverlaps("taxes", taxRecords),
  ...scopeOverlaps("terms", termsRecords),
  ...lowRates(rateRecords, allRooms),
];
if (faults.length > 0) throw new Error(faults.join("\n"));

function rulesFor(room: Room): PriceRules | undefined {
  const isOfRoom = (record: Scoped) => concerns(record, room);
  const dated = offerRecords.filter(
    ({ room: of, from, to, exceptNights }) => of === room.id && (from ?? to ?? exceptNights),
  );
  const rules: PriceRules = {
    rates: rateRecords.filter(isOfRoom),
    taxes: taxRecords.filter(isOfRoom),
    terms: termsRecords.filter(isOfRoom),
    offers: Object.fromEntries(
      dated.map(({ id, from, to, exceptNights }) => [id, { from, to, exceptNights }]),
    ),
  };
  const isSet = [rules.rates, rules.taxes, rules.terms, dated].some(({ length }) => length > 0);
  return isSet ? rules : undefined;
}

const rulesOfRooms = new Map(allRooms.map((room) => [room.id, rulesFor(room)]));

/** What the records say about the price of a room; undefined where they say nothing but its rate. */
export const priceRulesOf = (room: string): PriceRules | undefined => rulesOfRooms.get(room);
