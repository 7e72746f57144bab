let expected: string | undefined;

const pathOf = (address: string) => address.replace(/[?#].*$/, "").replace(/\/$/, "");

/** A link to this address of the site (without the base path) is followed: the page opens at its top. */
export function expectArrival(address: string): void {
  expected = pathOf(address);
}

/** Whether the page that has come is the one that a link was followed to, not one that the guest went back to; asked once. */
export function takeArrival(path: string): boolean {
  const isExpected = pathOf(path) === expected;
  expected = undefined;
  return isExpected;
}
