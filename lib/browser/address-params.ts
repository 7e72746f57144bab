export type AddressParams<Name extends string> = { readonly [name in Name]?: string };

/** The parameters with those names in the query of an address. */
export function readAddressParams<Name extends string>(
  names: readonly Name[],
  search: string,
): AddressParams<Name> {
  const address = new URLSearchParams(search);
  const params: { [name in Name]?: string } = {};
  for (const name of names) {
    const value = address.get(name);
    if (value) params[name] = value;
  }
  return params;
}

/**
 * Writes parameters into the page's address without a new history entry: an empty or missing value removes its parameter, and the others
 * stay.
 */
export function replaceAddressParams<Name extends string>(
  names: readonly Name[],
  params: AddressParams<Name>,
): void {
  const { pathname, search, hash } = window.location;
  const address = new URLSearchParams(search);
  for (const name of names) {
    const value = params[name];
    if (value) address.set(name, value);
    else address.delete(name);
  }
  const query = address.toString() && `?${address}`;
  if (query !== search) window.history.replaceState(null, "", `${pathname}${query}${hash}`);
}
