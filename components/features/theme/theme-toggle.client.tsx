"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore, type ReactNode } from "react";
import { restyleVisibleFirst } from "@/components/features/theme/restyle-visible-first";

const never = () => () => {};

/** Turns dark mode on and off; kept as darkMode = "true" or "false" (spec, section 4). */
export function ThemeToggle({ children, className }: { children: ReactNode; className: string }) {
  const { theme, setTheme } = useTheme();
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const dark = theme === "true";
  return (
    <button
      type="button"
      aria-label="Dark mode"
      data-press="theme"
      aria-pressed={mounted ? dark : undefined}
      onClick={() => restyleVisibleFirst(() => setTheme(dark ? "false" : "true"))}
      className={className}
    >
      {children}
    </button>
  );
}
