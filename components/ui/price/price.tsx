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
  /** Leads its block instead of ending a card. */
  large?: boolean;
};

/** "$450", and what it is for where that is not plain: "per Night", "per day". */
export function Price({ amount, per, large = false }: PriceProps) {
  return (
    <span className="figures">
      <span
        className={`font-display leading-none ${large ? "text-[3.25rem]" : "text-[length:var(--price-size,1.375rem)]"}`}
      >
        {usd.format(amount)}
      </span>
      {per && <span className="text-small text-ink-2"> {per}</span>}
    </span>
  );
}
