"use client";

import { useTheme } from "next-themes";
import type { ReactNode } from "react";
import { withoutFading } from "@/components/features/theme/without-fading";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated.client";
import "./theme-switch.css";

/** Switches dark mode; stored as darkMode = "true" or "false" (spec, section 4). */
export function ThemeToggle({ children, className }: { children: ReactNode; className: string }) {
  const { theme, setTheme } = useTheme();
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-label="Dark mode"
      data-click="theme"
      aria-pressed={isHydrated ? theme === "true" : undefined}
      onClick={() => withoutFading(() => setTheme(theme === "true" ? "false" : "true"))}
      className={className}
    >
      {children}
    </button>
  );
}
