import { existsSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path.mjs";
import { readTyped } from "./lib/read-typed.mjs";
import { filesIn, readDocument } from "./lib/out-documents.mjs";
import { examine } from "./lib/out-findings.mjs";
import { policyFindings } from "./lib/policy.mjs";
import { command, root, Stop } from "./lib/steps.mjs";

/** One line a fault of a document's policy; reading it again from the file is the re-hash. */
function policyFaults(out, facts) {
  const files = filesIn(out).filter((file) => file.endsWith(".html"));
  return files.flatMap((file) =>
    [...policyFindings(readDocument(out, file), facts)].map((fault) => `out/${file}: ${fault}`),
  );
}

await command(async () => {
  const out = path.join(root, "out");
  if (!existsSync(out)) throw new Stop("There is no out/ to check: run npm run build first.");
  const site = { out, app: path.join(root, "app"), basePath: basePath() };
  const { findings, documents, references } = examine(site);
  const { site: facts } = await readTyped("content/site");
  findings.push(...policyFaults(out, facts));
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) throw new Stop(`out/ has ${findings.length} faults, named above.`);
  console.log(`${documents} documents, ${references} references: all sound`);
});
