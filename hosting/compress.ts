import { existsSync } from "node:fs";
import path from "node:path";
import { compressFolder } from "./compress-folder";
import { command, root, Stop } from "../lib/node/steps";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

await command(async () => {
  const out = path.join(root, "out");
  if (!existsSync(out)) throw new Stop("There is no out/ to compress: run npm run build first.");
  const { files, before, after } = await compressFolder(out);
  console.log(`${files} files: ${megabytes(before)} are ${megabytes(after)} in brotli`);
});
