import { flushSync } from "react-dom";
import { restyleVisibleFirst } from "@/components/features/theme/restyle-visible-first";
import { themeClass } from "@/components/features/theme/theme";

/**
 * Turns the page at once, then tells next-themes (`setTheme`), which keeps it and has every component asked that knows the theme. Done
 * with the press, that would cost a slow phone a frame; done at leisure, as React does it, next-themes would name <html> anew among the
 * blocks that follow and have all of them restyled once more.
 */
export function turnTheme(dark: boolean, setTheme: (theme: string) => void): void {
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
