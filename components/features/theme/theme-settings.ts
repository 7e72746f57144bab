import type { ThemeProviderProps } from "next-themes";
import { themeClass, themeKey } from "@/components/features/theme/theme";

/** Configures next-themes; the system's preference is ignored (spec, section 4). */
export const themeSettings = {
  attribute: "class",
  storageKey: themeKey,
  defaultTheme: "false",
  themes: ["false", "true"],
  value: { true: themeClass(true), false: themeClass(false) },
  enableSystem: false,
  enableColorScheme: false,
} satisfies Partial<ThemeProviderProps>;
