import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { buildFacts } from "@/components/features/seo/build-facts";
import { site } from "../content/model/site";
import { publishDesk } from "../desk/published";
import { writeHostFiles } from "../hosting/host-files";
import { createSourceLookup } from "./build/content-source";
import { finishDocuments } from "./build/finish-documents";
import { groupedFindings } from "./build/exported-site";
import { linkFindings } from "./build/link-checks";
import { searchEngineFindings } from "./build/search-engine-checks";
import { releaseOf, writeWorker } from "../components/features/offline/service-worker";
import { drawSocialCards } from "./build/social-cards";
import { createNextOutput, nextSteps, removeRouterData } from "./build/next";
import { unreferencedFiles } from "./build/unreferenced";
import { basePath } from "../lib/node/base-path";
import { filesIn } from "../lib/node/documents";
import { addTools } from "../lib/node/install.cjs";
import { command, root, step, Stop } from "../lib/node/steps";

const out = path.join(root, "out");

/** The steps named by `--without=`. */
function leftOut(): readonly string[] {
  const names = process.argv.find((argument) => argument.startsWith("--without="))?.slice(10);
  const without = names?.split(",") ?? [];
  const unknown = without.find((name) => !nextSteps.some((known) => known === name));
  if (unknown === undefined) return without;
  throw new Stop(
    `There is no step "${unknown}" to leave out: choose from ${nextSteps.join(", ")}.`,
  );
}

/**
 * Everything that happens to out/ after `next build`. Faults that only search engines stumble over are printed; with --strict they stop
 * the build like any other.
 */
await command(async () => {
  if (!existsSync(out)) throw new Stop("There is no out/ to finish: run npm run build.");
  // A static host needs 404.html only; these are copies at addresses that would answer with status 200.
  for (const folder of ["404", "_not-found"])
    rmSync(path.join(out, folder), { recursive: true, force: true });
  const facts = buildFacts();
  await step("social cards", () => drawSocialCards(facts));
  const strict = process.argv.includes("--strict");
  const documents = await step("documents", () => {
    removeRouterData(out);
    const options = { out, basePath: basePath(), release: releaseOf(out), without: leftOut() };
    const next = createNextOutput(options);
    const finished = finishDocuments(out, basePath(), facts, next.change);
    for (const note of next.notes) console.error(note);
    if (strict && next.notes.length > 0)
      throw new Stop("Next has written its output in another way: see scripts/build/next.");
    return finished;
  });
  await step("offline worker, host files", () => {
    writeWorker({ out, basePath: basePath(), documents, enabled: site.offline });
    console.log(`sw.js ${site.offline ? "keeps visited pages" : "clears what browsers keep"}`);
    console.log(`for hosts: ${writeHostFiles(out, basePath()).join(", ")}`);
  });
  await step("files that nothing refers to", () => {
    const unreferenced = unreferencedFiles(out, filesIn(out));
    for (const file of unreferenced) rmSync(path.join(out, file));
    console.log(`${unreferenced.length} of them removed`);
  });
  await step("check of out/", () => {
    const exported = { out, documents, files: filesIn(out), basePath: basePath() };
    const sourcesOf = createSourceLookup(path.join(root, "content/records"), basePath());
    const { findings, references } = linkFindings(exported, path.join(root, "app"), sourcesOf);
    const faults = groupedFindings(findings);
    const notes = groupedFindings(searchEngineFindings(exported));
    for (const fault of faults) console.error(fault);
    for (const note of notes) console.error(`for search engines: ${note}`);
    const stopping = strict ? [...faults, ...notes] : faults;
    if (stopping.length > 0) throw new Stop(`out/ has ${stopping.length} faults, named above.`);
    console.log(`${documents.length} documents, ${references} references: checked`);
  });
  // Its editor is a package of developers, which npm start does not install.
  if (site.desk) await addTools();
  if (await publishDesk(root, out, basePath(), site)) console.log("The owner's desk is at /desk/.");
});
