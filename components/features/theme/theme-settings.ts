import type { ThemeProviderProps } from "next-themes";
import { themeClass, themeKey } from "@/components/features/theme/theme";

/** How next-themes keeps the theme and names it on <html>; the system's own is not asked (spec, section 4). */
export const themeSettings = {
  attribute: "class",
  storageKey: themeKey,
  defaultTheme: "false",
  themes: ["false", "true"],
  value: { true: themeClass(true), false: themeClass(false) },
  enableSystem: false,
  enableColorScheme: false,
} satisfies Partial<ThemeProviderProps>;
