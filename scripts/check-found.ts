// @ts-nocheck
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path";
import { foundFindings } from "./lib/found-findings";
import { filesIn, readDocument } from "./lib/out-documents";
import { sameFinding } from "./lib/out-findings";
import { command, root, Stop } from "./lib/steps";

/** What machines read by itself must name the public address, whatever machine built it. */
function localFindings(out, files) {
  return files
    .filter((file) =>
      /(^|\/)(sitemap\.xml|feed\.xml|robots\.txt|llms\.txt|security\.txt)$/.test(file),
    )
    .filter((file) => /localhost|127\.0\.0\.1/.test(readFileSync(path.join(out, file), "utf8")))
    .map((file) => `out/${file}: names this machine`);
}

/** Whether search engines find every page of out/, and whether what machines are told of it stands there for guests too. */
await command(async () => {
  const out = path.join(root, "out");
  if (!existsSync(out)) throw new Stop("There is no out/ to check: run npm run build first.");
  const files = filesIn(out);
  const documents = files
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => readDocument(out, file));
  const siteMap = readFileSync(path.join(out, "sitemap.xml"), "utf8");
  const site = { documents, files, basePath: basePath(), siteMap };
  const findings = [...sameFinding(foundFindings(site)), ...localFindings(out, files)];
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) {
    throw new Stop(`What machines read of out/ has ${findings.length} faults, named above.`);
  }
  console.log(`${documents.length} documents can be found, and say to machines what guests read`);
});
