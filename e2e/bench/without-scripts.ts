import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn, isDocument } from "@/lib/node/documents";
import { attributeOf, changeHtml, elementsBelow, removeNode } from "@/lib/node/html";
import { root } from "@/lib/node/steps";

/** Structured data is no program. */
const isData = (type = "") => type.endsWith("json");

/** Copies the site with every script taken out of its documents: what its pages would be as text and pictures alone. Returns the folder. */
export function copyWithoutScripts(site: string) {
  const folder = path.join(root, ".bench/without-scripts");
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  for (const file of filesIn(folder).filter(isDocument)) {
    const document = path.join(folder, file);
    const text = changeHtml(readFileSync(document, "utf8"), (tree) => {
      for (const element of elementsBelow(tree))
        if (element.tagName === "script" && !isData(attributeOf(element, "type")))
          removeNode(element);
    });
    writeFileSync(document, text);
  }
  return folder;
}
