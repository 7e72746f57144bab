import { build, type Plugin } from "esbuild";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The editor would fetch these for features that the desk does not use: code, maps, vector drawings, HEIC photographs, other languages.
 */
const unused =
  /^(@shikijs\/|leaflet|terra-draw|svgo|exifr)|chunks\/(heic|webp_enc|shiki-engine)|locales\/[\w-]+\.json$/;

const withoutUnused: Plugin = {
  name: "without-unused",
  setup(bundler) {
    bundler.onResolve({ filter: unused }, () => ({ path: "unused", namespace: "unused" }));
    bundler.onLoad({ filter: /.*/, namespace: "unused" }, () => ({
      contents: "export default {};",
    }));
  },
};

const assets = "node_modules/@sveltia/cms/npm/assets";

/** Loads the fonts from the folder beside the scripts, not from where the editor's styles point. */
const withOwnFonts = (root: string): Plugin => ({
  name: "with-own-fonts",
  setup(bundler) {
    const files = readdirSync(path.join(root, assets));
    bundler.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, "utf8").replace(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/[\w-]+\.woff2/g,
        (_, font: string) =>
          `assets/${files.find((each) => each.startsWith(font) && each.endsWith(".woff2"))}`,
      ),
    }));
  },
});

/** Writes the desk's scripts, styles and fonts into a folder; no guest's page includes them. */
export async function bundleDesk(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { desk: "desk/browser/main.ts" },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    legalComments: "linked",
    logLevel: "error",
    plugins: [withoutUnused, withOwnFonts(root)],
  });
  const fonts = path.join(root, assets);
  for (const file of readdirSync(fonts).filter((name) => /\.woff2$|LICENSE/.test(name)))
    cpSync(path.join(fonts, file), path.join(folder, "assets", file));
}
