import { buildSync } from "esbuild";
import { root } from "@/lib/node/steps";

/** Returns the minified boot script for every document, with what it shares with the client components. */
export function bootText(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { boot } from "@/components/features/late-start/boot"; boot();`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
