/** Where the theme is kept, as "true" (dark) or "false" (spec, section 4). */
export const themeKey = "darkMode";

/** What <html> is called by day and by night. */
export const themeClass = (dark: boolean) => (dark ? "dark" : "light");
