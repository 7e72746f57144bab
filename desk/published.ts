import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "@/content/model/site";
import { bundleDesk } from "./bundle";
import { backendOf } from "./backend";
import { printDeskPage } from "./page";

/**
 * Adds the desk to a finished site if its settings say so; it runs after everything that reads the pages, so that no page, no list of
 * pages and no worker knows of it.
 */
export async function publishDesk(root: string, out: string, basePath: string, site: Site) {
  if (!site.desk) return false;
  const folder = path.join(out, "desk");
  await bundleDesk(root, folder);
  const page = printDeskPage({ backend: backendOf(site), basePath, local: false });
  writeFileSync(path.join(folder, "index.html"), page);
  return true;
}
