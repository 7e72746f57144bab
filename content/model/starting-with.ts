/** Returns the list from its nth entry on, then the entries before it. */
export function startingWith<Entry>(list: readonly Entry[], nth: number): readonly Entry[] {
  return [...list.slice(nth), ...list.slice(0, nth)];
}
