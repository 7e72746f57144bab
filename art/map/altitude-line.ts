import { writeFile } from "node:fs/promises";
import path from "node:path";
import { lineFile } from "./footer-line";
import { root } from "../../lib/node/steps";
import { readTokens } from "../tokens";

const token = readTokens();
for (const shape of ["narrow", "wide"] as const) {
  const file = path.join(root, `components/shell/footer/footer-line-${shape}.svg`);
  await writeFile(file, lineFile(shape, token("on-night-2"), token("night")));
}
