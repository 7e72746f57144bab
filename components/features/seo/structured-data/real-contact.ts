/** The numbers of content/site.yaml that have a group of noughts are placeholders: nobody answers them. */
export function realPhone(phone: string): string | undefined {
  return / 000 /.test(phone) ? undefined : phone;
}

/** The hosts that are reserved for examples have no letterbox. */
export function realEmail(email: string): string | undefined {
  return /[@.]example(\.(com|net|org))?$/.test(email) ? undefined : email;
}
