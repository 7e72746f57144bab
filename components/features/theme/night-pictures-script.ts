import { themeClass } from "@/components/features/theme/theme";
import { inlineScript } from "@/lib/browser/inline-script";
import { darkWithoutScripts } from "@/lib/browser/night-media";

function followTheme(dark: string, nightMedia: string) {
  const root = document.documentElement;
  const openSources = () => {
    const [from, to] = root.classList.contains(dark) ? [nightMedia, "all"] : ["all", nightMedia];
    for (const each of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
      `:is(source,meta)[media^="${from}"]`,
    ))
      each.media = each.media.replace(from, to);
  };
  const observer = new MutationObserver((changes) => {
    const turned = changes.every(({ type }) => type === "attributes");
    if (turned && document.readyState === "complete")
      requestAnimationFrame(() => setTimeout(openSources));
    else openSources();
  });
  observer.observe(root, { attributeFilter: ["class"], childList: true, subtree: true });
}

/**
 * Runs before the first picture is fetched: the sources marked by lib/browser/night-media apply as long as <html> is dark, including those
 * that are added later, and are fetched only then. When a guest switches the theme they follow one frame later, because on a slow phone
 * they would delay it.
 */
export const nightPicturesScript = () =>
  inlineScript(followTheme, themeClass(true), darkWithoutScripts);
