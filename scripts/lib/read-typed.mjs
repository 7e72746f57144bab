import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "./steps.mjs";

/**
 * The exports of a module that imports nothing but types, so that the build's own tools read the facts from where an owner
 * writes them.
 * @param {string} module
 */
export async function readTyped(module) {
  const source = readFileSync(path.join(root, `${module}.ts`), "utf8");
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
}
