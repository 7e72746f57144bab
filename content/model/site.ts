import type { z } from "zod";
import { readRecord } from "./read-records";
import { siteSchema } from "../schemas/site";

export type Site = z.infer<typeof siteSchema>;

/** What an owner sets before the site goes live (content/records/site.yaml). For the server alone: it is read from a file. */
export const site: Site = readRecord("site.yaml", siteSchema);
