import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.join(process.cwd(), "content");

/** Every module that holds words or reads records. */
export const contentModules: readonly string[] = ["copy", "model"].flatMap((name) =>
  readdirSync(path.join(folder, name))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== "types.ts")
    .map((file) => path.join(folder, name, file)),
);
