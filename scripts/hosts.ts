// @ts-nocheck
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path";
import { site } from "../content/site";
import { hosting } from "../hosting/description";
import { hostFiles } from "./lib/hosts";
import { command, root } from "./lib/steps";

function write(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** Writes what hosts want inside the published folder into out/, the rest into hosting/. */
await command(async () => {
  const origin = process.env.NEXT_PUBLIC_SITE_URL || site.origin;
  const { beside, within } = hostFiles({
    hosting,
    basePath: basePath(),
    host: new URL(origin).host,
  });
  write(path.join(root, "out"), within);
  if (process.argv.includes("--beside")) write(path.join(root, "hosting"), beside);
  console.log(`${Object.keys(within).join(", ")} for hosts that read them`);
});
