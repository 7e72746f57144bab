// @ts-nocheck
import { writeFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "./lib/base-path";
import { site } from "../content/site";
import { workerFor } from "./lib/offline";
import { command, root } from "./lib/steps";

/** Writes out/sw.js: the worker that keeps pages, or the one that clears up after it. */
await command(async () => {
  const out = path.join(root, "out");
  const worker = workerFor({ out, basePath: basePath(), enabled: site.offline });
  writeFileSync(path.join(out, "sw.js"), worker);
  console.log(`out/sw.js ${site.offline ? "keeps visited pages" : "clears what browsers keep"}`);
});
