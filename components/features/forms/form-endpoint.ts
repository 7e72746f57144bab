import type { FormDestination } from "@/components/features/forms/send-form";
import { assetOrForeign } from "@/components/ui/asset";
import { site } from "@/content/model/site";

const { endpoint, format, fields = {} } = site.forms;

/** Where the owner wants forms sent, under the site's sub-path if it is a path; null where nothing is ever sent. */
export const formDestination: FormDestination | null =
  endpoint === undefined ? null : { url: assetOrForeign(endpoint), format, fields };
