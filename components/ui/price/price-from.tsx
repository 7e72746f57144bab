import { Price } from "@/components/ui/price/price";

type PriceFromProps = {
  /** USD per night. */
  rate: number;
  /** What is said in place of the rate: the least one (USD), and "$569 with taxes". */
  first: { amount: number; from?: string; whole?: string } | undefined;
  per?: string | undefined;
};

/** "$450", or "from $450, $569 with taxes" where there is more to say. */
export function PriceFrom({ rate, first, per }: PriceFromProps) {
  if (!first) return <Price amount={rate} per={per} />;
  return (
    <span>
      {first.from && <span className="text-small">{`${first.from} `}</span>}
      <Price amount={first.amount} per={per} />
      {first.whole && <span className="text-small text-ink-2">{`, ${first.whole}`}</span>}
    </span>
  );
}
