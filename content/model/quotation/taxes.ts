import { inCents, type Party } from "./extras";
import type { TaxRule } from "./rules";

/** An amount in cents that is in the price or comes on top of it. */
export type Tax = {
  readonly id: "service" | "vat" | "fee";
  /** The name of a fee. */
  readonly name?: string;
  readonly percent?: number;
  readonly amount: number;
  readonly isIncluded: boolean;
};

/** Hundredths of a per cent keep the arithmetic in whole numbers. */
const points = (percent: number) => Math.round(percent * 100);

const shareOf = (amount: number, percent: number) =>
  Math.round((amount * points(percent)) / 10_000);

/** The part of an amount that was added to it as a share. */
const shareIn = (amount: number, percent: number) =>
  amount - Math.round((amount * 10_000) / (10_000 + points(percent)));

type Share = NonNullable<TaxRule["vat"]>;

function share(id: Tax["id"], { percent, counted }: Share, amount: number): Tax {
  const isIncluded = counted === "in the price";
  const of = isIncluded ? shareIn : shareOf;
  return { id, percent, amount: of(amount, percent), isIncluded };
}

/** VAT is taken of the service charge too. */
function sharesOf(subtotal: number, { serviceCharge, vat }: TaxRule): readonly Tax[] {
  if (vat?.counted === "in the price") {
    const inside = share("vat", vat, subtotal);
    const net = subtotal - inside.amount;
    return [...(serviceCharge ? [share("service", serviceCharge, net)] : []), inside];
  }
  const service = serviceCharge && share("service", serviceCharge, subtotal);
  const charged = subtotal + (service && !service.isIncluded ? service.amount : 0);
  return [...(service ? [service] : []), ...(vat ? [share("vat", vat, charged)] : [])];
}

type Stayed = Party & { readonly rooms: number; readonly nights: number };

/** A child of unknown age pays. */
const payers = ({ adults, children, ages }: Party, fromAge: number) =>
  adults + children - ages.slice(0, children).filter((age) => age < fromAge).length;

function feesOf({ fees = [] }: TaxRule, stay: Stayed): readonly Tax[] {
  return fees.map(({ name, amount, per, fromAge = 0 }) => {
    const times = {
      "guest and night": payers(stay, fromAge) * stay.nights,
      "room and night": stay.rooms * stay.nights,
      stay: 1,
    }[per];
    return { id: "fee", name, amount: times * inCents(amount), isIncluded: false };
  });
}

/** Lists the service charge, VAT and fees of a stay, in cents. */
export function taxesOf(subtotal: number, rule: TaxRule | undefined, stay: Stayed): readonly Tax[] {
  return rule ? [...sharesOf(subtotal, rule), ...feesOf(rule, stay)] : [];
}
