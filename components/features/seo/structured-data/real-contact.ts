import { isReservedEmail, isReservedPhone } from "@/content/checks/reserved";

/** Nobody answers a number that is a placeholder: search engines are not told of it. */
export function realPhone(phone: string): string | undefined {
  return isReservedPhone(phone) ? undefined : phone;
}

/** The hosts that are reserved for examples have no letterbox. */
export function realEmail(email: string): string | undefined {
  return isReservedEmail(email) ? undefined : email;
}
