const usd = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

type PriceProps = {
  /** US dollars. */
  amount: number;
  per?: string;
};

/** "$450", and what it is for where that is not plain: "per Night", "per day". */
export function Price({ amount, per }: PriceProps) {
  return (
    <span className="figures">
      <span className="font-display text-[length:var(--price-size,1.375rem)] leading-none">
        {usd.format(amount)}
      </span>
      {per && <span className="text-small text-ink-2"> {per}</span>}
    </span>
  );
}
