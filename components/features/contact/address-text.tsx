/** Breaks an address after a comma, never within the name of a street or a town unless that alone is wider than its column. */
export function AddressText({ address }: { address: string }) {
  return address.split(/(?<=,) /).map((part, place) => (
    <span key={part}>
      {place > 0 && " "}
      <span className="inline-block">{part}</span>
    </span>
  ));
}
