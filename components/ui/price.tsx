const usd = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** "$450", and what it is for where that is not plain: "per Night", "per day". The amount is in US dollars. */
export function Price({ amount, per }: { amount: number; per?: string }) {
  return (
    <span className="tabular-nums">
      <span className="font-display text-[1.375rem] leading-none">{usd.format(amount)}</span>
      {per && <span className="text-small opacity-80"> {per}</span>}
    </span>
  );
}
