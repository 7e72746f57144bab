import { ruleFor, type RuledNight } from "./nights";
import type { RateRule } from "./rules";

export type Party = {
  readonly adults: number;
  readonly children: number;
  /** As far as they are known. */
  readonly ages: readonly number[];
};

/** What guests beyond those whom the rate covers pay, in cents; `count` is guests × nights. */
export type Extra = {
  readonly who: "adult" | "child";
  /** The age up to which this price holds; undefined where a child pays as an adult or its age is unknown. */
  readonly upToAge?: number | undefined;
  readonly count: number;
  readonly price: number;
  readonly amount: number;
};

type Guest = { readonly who: "adult" | "child"; readonly age?: number | undefined };

const oldestChild = 17;

export const inCents = (dollars: number) => Math.round(dollars * 100);

/** Adults first, then children from the oldest to the youngest; one of unknown age counts as the oldest. */
function guestsIn({ adults, children, ages }: Party): readonly Guest[] {
  const known = ages.slice(0, children);
  const unknown = Array.from({ length: children - known.length }, () => undefined);
  const all = [...unknown, ...known].toSorted(
    (one = oldestChild, other = oldestChild) => other - one,
  );
  return [
    ...Array.from({ length: adults }, () => ({ who: "adult" }) as const),
    ...all.map((age) => ({ who: "child", age }) as const),
  ];
}

type Price = Pick<Extra, "who" | "upToAge" | "price">;

/** The price of a guest; a child of unknown age pays the highest of the children's prices. */
function priceOf({ who, age }: Guest, further: number, bands: RateRule["children"] = []): Price {
  const asAdult = { who, price: inCents(further) };
  if (who === "adult" || bands.length === 0) return asAdult;
  if (age === undefined) {
    const highest = Math.max(...bands.map(({ perNight }) => inCents(perNight)));
    const isOpen = (bands.at(-1)?.upToAge ?? 0) < oldestChild;
    return { who, price: isOpen ? Math.max(highest, asAdult.price) : highest };
  }
  const band = bands.find(({ upToAge }) => age <= upToAge);
  return band ? { who, upToAge: band.upToAge, price: inCents(band.perNight) } : asAdult;
}

/** Lists what the guests beyond those whom the rate covers pay for all nights; those who pay nothing are left out. */
export function extrasOf(
  nights: readonly RuledNight[],
  party: Party,
  { rooms, sleeps }: { readonly rooms: number; readonly sleeps: number },
): readonly Extra[] {
  const guests = guestsIn(party);
  const lines = new Map<string, Extra>();
  for (const night of nights) {
    const covered = rooms * (ruleFor(night, "guests")?.guests ?? sleeps);
    const further = ruleFor(night, "furtherGuest")?.furtherGuest ?? 0;
    const bands = ruleFor(night, "children")?.children;
    for (const guest of guests.slice(covered)) {
      const price = priceOf(guest, further, bands);
      if (price.price === 0) continue;
      const key = [price.who, price.upToAge, price.price].join();
      const count = (lines.get(key)?.count ?? 0) + 1;
      lines.set(key, { ...price, count, amount: count * price.price });
    }
  }
  return [...lines.values()];
}
