// @ts-nocheck
import { writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../content/site";
import { filesIn, readDocument } from "./lib/out-documents";
import { policyOf, withPolicy } from "./lib/policy";
import { command, root, Stop } from "./lib/steps";

/** Gives every document its policy. It has to be the last to touch the HTML: whatever comes later breaks the hashes. */
await command(async () => {
  const out = path.join(root, "out");
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
