/** A phone number as it is written ("+251 11 000 00 01") becomes the address that dials it. */
export function phoneHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
