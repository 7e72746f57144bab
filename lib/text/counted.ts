/** "1 night", "2 nights" */
export const counted = (
  count: number,
  { one, other }: { readonly one: string; readonly other: string },
) => `${count} ${count === 1 ? one : other}`;
