/** The storage key of the theme, "true" (dark) or "false" (spec, section 4). */
export const themeKey = "darkMode";

export const themeClass = (dark: boolean) => (dark ? "dark" : "light");
