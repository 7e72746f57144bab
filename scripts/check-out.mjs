import { existsSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path.mjs";
import { examine } from "./lib/out-findings.mjs";
import { command, root, Stop } from "./lib/steps.mjs";

await command(async () => {
  const out = path.join(root, "out");
  if (!existsSync(out)) throw new Stop("There is no out/ to check: run npm run build first.");
  const site = { out, app: path.join(root, "app"), basePath: basePath() };
  const { findings, documents, references } = examine(site);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) throw new Stop(`out/ has ${findings.length} faults, named above.`);
  console.log(`${documents} documents, ${references} references: all sound`);
});
