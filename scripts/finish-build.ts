import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFacts } from "@/components/features/seo/build-facts";
import { site } from "../content/site";
import { publishDesk } from "../desk/published";
import { writeHostFiles } from "../hosting/host-files";
import { createSourceLookup } from "./build/content-source";
import { finishDocuments } from "./build/finish-documents";
import { groupedFindings } from "./build/exported-site";
import { linkFindings } from "./build/link-checks";
import { searchEngineFindings } from "./build/search-engine-checks";
import { workerFor } from "../components/features/offline/service-worker";
import { joinSharedScripts } from "./build/shared-script";
import { drawSocialCards } from "./build/social-cards";
import { mergeStylesheets } from "./build/stylesheets";
import { basePath } from "../lib/node/base-path";
import { filesIn } from "../lib/node/documents";
import { command, root, step, Stop } from "../lib/node/steps";

const out = path.join(root, "out");

/**
 * Everything that happens to out/ after `next build`. What only search engines stumble over is printed;
 * with --strict it stops the build like any other fault.
 */
await command(async () => {
  if (!existsSync(out)) throw new Stop("There is no out/ to finish: run npm run build.");
  // A static host needs 404.html alone; these are the same page at addresses that would answer with status 200.
  for (const folder of ["404", "_not-found"])
    rmSync(path.join(out, folder), { recursive: true, force: true });
  const facts = buildFacts();
  await step("stylesheets", () => mergeStylesheets(out));
  await step("scripts", () => joinSharedScripts(out));
  await step("social cards", () => drawSocialCards(facts));
  const documents = await step("structured data, late start, policy, sitemap", () =>
    finishDocuments(out, basePath(), facts),
  );
  await step("offline worker, host files", () => {
    const worker = workerFor({ out, basePath: basePath(), enabled: site.offline });
    writeFileSync(path.join(out, "sw.js"), worker);
    console.log(`sw.js ${site.offline ? "keeps visited pages" : "clears what browsers keep"}`);
    console.log(`for hosts: ${writeHostFiles(out, basePath()).join(", ")}`);
  });
  await step("check of out/", () => {
    const exported = { out, documents, files: filesIn(out), basePath: basePath() };
    const sourcesOf = createSourceLookup(path.join(root, "content"), basePath());
    const { findings, references } = linkFindings(exported, path.join(root, "app"), sourcesOf);
    const faults = groupedFindings(findings);
    const notes = groupedFindings(searchEngineFindings(exported));
    for (const fault of faults) console.error(fault);
    for (const note of notes) console.error(`for search engines: ${note}`);
    const stopping = process.argv.includes("--strict") ? [...faults, ...notes] : faults;
    if (stopping.length > 0) throw new Stop(`out/ has ${stopping.length} faults, named above.`);
    console.log(`${documents.length} documents, ${references} references: checked`);
  });
  if (await publishDesk(root, out, basePath(), site)) console.log("The owner's desk is at /desk/.");
});
