/** Numbers of the form +251 11 000 00 01 are placeholders: nobody answers them. */
export function realPhone(phone: string): string | undefined {
  return / 000 /.test(phone) ? undefined : phone;
}

/** The hosts that are reserved for examples have no letterbox. */
export function realEmail(email: string): string | undefined {
  return /[@.]example(\.(com|net|org))?$/.test(email) ? undefined : email;
}
