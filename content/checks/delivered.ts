import { isReservedAddress, isReservedEmail, isReservedPhone } from "./reserved";
import type { Site } from "../model/site";

/**
 * Returns a sentence for each delivered value of site.yaml that belongs to somebody: delivered values must be reserved for examples or
 * empty.
 */
export function notForDelivery(site: Site): readonly string[] {
  const { phones, emails, hosts, social, accounts, forms } = site;
  /** Without `fits`, the value may only be empty. */
  const of = (part: string, values: object, fits?: (text: string) => boolean) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined && !fits?.(String(value)))
      .map(
        ([key, value]) =>
          `content/records/site.yaml: ${part}, ${key} is "${value}"; before delivery it has to be reserved for examples or empty (content/checks/reserved.ts).`,
      );
  return [
    ...of("phones", phones, isReservedPhone),
    ...of("emails", emails, isReservedEmail),
    ...of("hosts", hosts, isReservedAddress),
    ...of("social", social),
    ...of("accounts", accounts),
    ...of("forms", { endpoint: forms.endpoint }),
  ];
}
