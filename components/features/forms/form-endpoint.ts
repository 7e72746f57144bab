import type { FormDestination } from "@/components/features/forms/send-form";
import { assetOrForeign } from "@/components/ui/asset";
import { site } from "@/content/model/site";

const { endpoint, format, fields = {} } = site.forms;

/** Returns where forms are sent, with the base path if it is a path; null where the owner has configured nothing. */
export const formDestination: FormDestination | null =
  endpoint === undefined ? null : { url: assetOrForeign(endpoint), format, fields };
