// @ts-nocheck
import { existsSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path";
import { site } from "../content/site";
import { filesIn, readDocument } from "./lib/out-documents";
import { examine } from "./lib/out-findings";
import { policyFindings } from "./lib/policy";
import { command, root, Stop } from "./lib/steps";

/** One line a fault of a document's policy; reading it again from the file is the re-hash. */
function policyFaults(out) {
  const files = filesIn(out).filter((file) => file.endsWith(".html"));
  return files.flatMap((file) =>
    [...policyFindings(readDocument(out, file), site)].map((fault) => `out/${file}: ${fault}`),
  );
}

await command(async () => {
  const out = path.join(root, "out");
  if (!existsSync(out)) throw new Stop("There is no out/ to check: run npm run build first.");
  const folders = { out, app: path.join(root, "app"), basePath: basePath() };
  const { findings, documents, references } = examine(folders);
  findings.push(...policyFaults(out));
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) throw new Stop(`out/ has ${findings.length} faults, named above.`);
  console.log(`${documents} documents, ${references} references: all sound`);
});
