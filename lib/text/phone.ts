/** Turns a written phone number into a tel: address. */
export function phoneHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
