/** Formats "Sun 3 to Tue 5 January 2027", with what both dates share written once. */
export function daysText(first: string, last: string): string {
  const [start, end] = [first.split(" "), last.split(" ")];
  while (end.length > 1 && start.at(-1) === end.at(-1) && start.length > 1) {
    if (/^\d{1,2}$/.test(start.at(-1) ?? "")) break;
    start.pop();
    end.pop();
  }
  return `${start.join(" ")} to ${last}`;
}
