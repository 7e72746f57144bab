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
 * Runs before the first picture is asked for: the sources that lib/browser/night-media names fit for as long as <html> is dark, those too
 * that arrive later. What they name is fetched then, and not before. When a guest turns the theme they follow after the frame that
 * shows it, which on a slow phone they would hold up.
 */
export const nightPicturesScript = () =>
  inlineScript(followTheme, themeClass(true), darkWithoutScripts);
