import { flushSync } from "react-dom";
import { restyleVisibleFirst } from "@/components/features/theme/restyle-visible-first";
import { themeClass } from "@/components/features/theme/theme";

/**
 * Changes the class of <html> at once and calls next-themes' `setTheme` two frames later, so that the press is answered before React
 * renders. It is flushed there: in a transition next-themes would set the class again among the blocks that follow, and restyle all of them.
 */
export function switchTheme(dark: boolean, setTheme: (theme: string) => void): void {
  const { classList } = document.documentElement;
  // Asked for first, so that the frame after the one that shows the turn begins with it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // It may have been turned again by now.
      flushSync(() => setTheme(`${classList.contains(themeClass(true))}`));
    }),
  );
  restyleVisibleFirst(() => classList.replace(themeClass(!dark), themeClass(dark)));
}
