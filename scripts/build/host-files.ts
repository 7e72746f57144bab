import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../content/site";
import { hosting } from "../../hosting/description";
import { basePath } from "../lib/base-path";
import { hostFiles } from "../lib/hosts";
import { root } from "../lib/steps";

/** Writes what hosts want within the published folder, or what belongs beside it. */
export function writeHostFiles(folder: string, part: "within" | "beside"): void {
  const { host } = new URL(process.env.NEXT_PUBLIC_SITE_URL || site.origin);
  const files = hostFiles({ hosting, basePath: basePath(), host })[part];
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, folder, name), text);
  console.log(`${folder}: ${Object.keys(files).join(", ")}`);
}
