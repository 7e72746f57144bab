import { dollars } from "@/lib/text/dollars";

type PriceProps = {
  /** Whole US dollars. */
  amount: number;
  per?: string;
};

/** "$450", and what it is for where that is not plain: "per Night", "per day". */
export function Price({ amount, per }: PriceProps) {
  return (
    <span className="figures">
      <span className="font-display text-[length:var(--price-size,var(--step-4))] leading-none">
        {dollars(amount)}
      </span>
      {per && <span className="text-small text-ink-2"> {per}</span>}
    </span>
  );
}
