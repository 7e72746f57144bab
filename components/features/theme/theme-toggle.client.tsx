"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore, type ReactNode } from "react";
import { themeClass } from "@/components/features/theme/theme";
import { switchTheme } from "@/components/features/theme/switch-theme";
import "./theme-switch.css";

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
      onClick={() =>
        switchTheme(!document.documentElement.classList.contains(themeClass(true)), setTheme)
      }
      className={className}
    >
      {children}
    </button>
  );
}
