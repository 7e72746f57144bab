type Scoped = {
  readonly rooms?: readonly string[] | undefined;
  readonly offer?: string | undefined;
};

/** Named rooms are narrower than their whole house, and an offer is narrower than both. */
export const scopeRank = ({ rooms, offer }: Scoped) =>
  2 * Number(offer !== undefined) + Number(rooms !== undefined);

/** Returns the record that is about the fewest stays. */
export function narrowestOf<One extends Scoped>(records: readonly One[]): One | undefined {
  return records.toSorted((one, other) => scopeRank(other) - scopeRank(one))[0];
}
