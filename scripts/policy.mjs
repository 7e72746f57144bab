import { writeFileSync } from "node:fs";
import path from "node:path";
import { readTyped } from "./lib/read-typed.mjs";
import { filesIn, readDocument } from "./lib/out-documents.mjs";
import { policyOf, withPolicy } from "./lib/policy.mjs";
import { command, root, Stop } from "./lib/steps.mjs";

/** Gives every document its policy. It has to be the last to touch the HTML: whatever comes later breaks the hashes. */
await command(async () => {
  const out = path.join(root, "out");
  const { site } = await readTyped("content/site");
  const files = filesIn(out).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const document = readDocument(out, file);
    try {
      writeFileSync(path.join(out, file), withPolicy(document.html, policyOf(document, site)));
    } catch (error) {
      throw new Stop(`out/${file} ${error.message}`);
    }
  }
  console.log(`${files.length} documents have their policy`);
});
