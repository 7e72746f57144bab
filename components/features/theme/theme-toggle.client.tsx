"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore, type ReactNode } from "react";
import { restyleVisibleFirst } from "@/components/features/theme/restyle-visible-first";
import { themeClass } from "@/components/features/theme/theme";
import { afterPaint } from "@/components/ui/browser/idle";

const never = () => () => {};

/** Turns dark mode on and off; kept as darkMode = "true" or "false" (spec, section 4). */
export function ThemeToggle({ children, className }: { children: ReactNode; className: string }) {
  const { theme, setTheme } = useTheme();
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button
      type="button"
      aria-label="Dark mode"
      data-press="theme"
      aria-pressed={mounted ? theme === "true" : undefined}
      onClick={() => {
        const { classList } = document.documentElement;
        const wasDark = classList.contains(themeClass(true));
        restyleVisibleFirst(() => classList.replace(themeClass(wasDark), themeClass(!wasDark)));
        // It asks every component that knows the theme, which would cost a slow phone a frame before the turn is seen.
        afterPaint(() => setTheme(`${!wasDark}`));
      }}
      className={className}
    >
      {children}
    </button>
  );
}
