import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../../lib/node/steps";

const folder = path.join(root, "content");

export const contentModules: readonly string[] = ["copy", "model"].flatMap((name) =>
  readdirSync(path.join(folder, name))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== "types.ts")
    .map((file) => path.join(folder, name, file)),
);
