import type { z } from "zod";
import { readRecord } from "./read-records";
import { siteSchema } from "../schemas/site";

export type Site = z.infer<typeof siteSchema>;

/**
 * The settings that an owner makes before the site goes live (content/records/site.yaml); for the server only, because they are read from
 * a file.
 */
export const site: Site = readRecord("site.yaml", siteSchema);
