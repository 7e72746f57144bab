/** Splits "Lake Shore Road, Bahir Dar, Ethiopia" into its parts: the street comes first, the country last. */
export function addressParts(written: string): { street: string; town: string; country: string } {
  const [street = "", ...rest] = written.split(", ");
  return { street, town: rest.slice(0, -1).join(", "), country: rest.at(-1) ?? "" };
}
