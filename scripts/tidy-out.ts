// @ts-nocheck
import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/steps";

/** A static host needs 404.html alone; these are the same page at addresses that would answer with status 200. */
for (const folder of ["404", "_not-found"]) {
  rmSync(path.join(root, "out", folder), { recursive: true, force: true });
  console.log(`removed out/${folder}`);
}
