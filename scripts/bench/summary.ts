export type Row = Record<string, number | string>;

/** What is in the middle of each figure; of words, the last. */
export function summary(seen: readonly Row[], worst?: string): Row {
  const numbers = (name: string) =>
    seen
      .map((row) => Number(row[name]))
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
  const middle = (name: string) => numbers(name).at(Math.floor(numbers(name).length / 2)) ?? "-";
  const figures = Object.entries(seen.at(-1) ?? {}).map(([name, last]): [string, Row[string]] => [
    name,
    typeof last === "number" ? middle(name) : last,
  ]);
  const row: Row = Object.fromEntries(figures);
  if (!worst) return row;
  const known = numbers(worst);
  return { ...row, [`worst ${worst}`]: known.at(-1) ?? "-", lost: seen.length - known.length };
}
