import { dollars } from "@/lib/text/dollars";

type PriceProps = {
  amount: number;
  per?: string;
};

/** "$450", and its unit where that is not obvious: "per Night", "per day". */
export function Price({ amount, per }: PriceProps) {
  return (
    <span className="figures">
      <span className="font-display text-[length:var(--price-size,var(--step-4))] leading-none">
        {dollars(amount)}
      </span>
      {per && <span className="text-small text-ink-2">{` ${per}`}</span>}
    </span>
  );
}
