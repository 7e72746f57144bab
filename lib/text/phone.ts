/** A phone number as it is written, spaces and all, becomes the address that dials it. */
export function phoneHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
