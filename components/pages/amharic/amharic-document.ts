import { amharicPage } from "@/content/standalone-pages";

/** The one document that is not in English. */
export const isAmharic = (file: string): boolean =>
  file === `${amharicPage.path.slice(1)}/index.html`;

/**
 * What the layout that all pages share cannot know: the language of the document (that of the layout's own words stands on the body), and
 * that this page is set in a font of its own in the place of the text face, which it need not fetch (pages/amharic/amharic.css).
 */
export function asAmharic(html: string, files: readonly string[]): string {
  const font = files
    .find((file) => /\/ethiopic\.[^/]*\.woff2$/.test(file))
    ?.split("/")
    .at(-1);
  if (!font) throw new Error("is set in a font that is not among the files");
  const english = '<html lang="en-GB"';
  const announced = new RegExp(String.raw`(/_next/static/media/)figtree\.[\w.~-]+\.woff2`, "g");
  if (!html.includes(english) || !announced.test(html))
    throw new Error("does not begin as components/pages/amharic/amharic-document.ts expects");
  return html.replace(english, `<html lang="${amharicPage.lang}"`).replace(announced, `$1${font}`);
}
