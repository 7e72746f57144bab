import { isReservedEmail, isReservedPhone } from "@/content/checks/reserved";

/** Keeps placeholder numbers out of structured data, because nobody answers them. */
export function realPhone(phone: string): string | undefined {
  return isReservedPhone(phone) ? undefined : phone;
}

/** Hosts reserved for examples receive no mail. */
export function realEmail(email: string): string | undefined {
  return isReservedEmail(email) ? undefined : email;
}
