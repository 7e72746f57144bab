import { inlineScript } from "@/lib/browser/inline-script";
import { dataSaverKey } from "@/lib/browser/preferences";

/** Asks as prefersReducedData (lib/browser/preferences.ts) does, which has not come yet. */
function saveDataOnPictures(key: string) {
  const root = document.documentElement;
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Storage is blocked: the browser decides.
  }
  const saves =
    saveData || /2g$/.test(effectiveType) || matchMedia("(prefers-reduced-data: reduce)").matches;
  if (chosen === "false" || (chosen !== "true" && !saves)) return;
  root.dataset.saver = "on";
  const fetchSmallest = (element: Element) => {
    if (!element.matches('picture > img[loading="lazy"]')) return;
    for (const source of element.parentElement?.querySelectorAll("source") ?? [])
      source.sizes = "1px";
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) [node, ...node.querySelectorAll("img")].forEach(fetchSmallest);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/**
 * Runs before the first picture is asked for: where the guest saves data, every picture that is still to come is asked for in its
 * smallest file; an image of one file is left as React will find it. The one picture that the page opens with was asked for in its
 * head already.
 */
export const dataSaverScript = () => inlineScript(saveDataOnPictures, dataSaverKey);
