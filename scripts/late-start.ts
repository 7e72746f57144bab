// @ts-nocheck
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bootText, withLateStart, withoutLateStart } from "./lib/late-start";
import { filesIn } from "./lib/out-documents";
import { site } from "../content/site";
import { command, root, Stop } from "./lib/steps";

/** Has every document start its scripts late, or as the framework does where content/site.ts says so. */
await command(async () => {
  const out = path.join(root, "out");
  const boot = bootText();
  const files = filesIn(out).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const at = path.join(out, file);
    const html = readFileSync(at, "utf8");
    try {
      writeFileSync(at, site.lateStart ? withLateStart(html, boot) : withoutLateStart(html));
    } catch (error) {
      throw new Stop(`out/${file} ${error.message}`);
    }
  }
  console.log(`${files.length} documents start ${site.lateStart ? "late" : "at once"}`);
});
