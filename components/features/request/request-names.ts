import type { RequestNames } from "@/components/features/request/prefilled-message";
import { allServices } from "@/content/model/services";
import { vouchers } from "@/content/model/vouchers";

const titles = (records: readonly { readonly id: string; readonly title: string }[]) =>
  Object.fromEntries(records.map(({ id, title }) => [id, title]));

/** Lists what can be asked for in the contact form, by its id; for the server only. */
export const requestNames: RequestNames = {
  vouchers: titles(vouchers),
  services: titles(allServices.filter(({ request }) => request)),
};
