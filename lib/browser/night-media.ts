/** Without scripts the theme follows the system (components/styles/tokens.css), and the pictures do too. */
export const darkWithoutScripts = "(scripting: none) and (prefers-color-scheme: dark)";

/** The media of a `<source>` for the dark theme only; features/theme/night-pictures-script enables it when scripts switch the theme. */
export const onlyAtNight = (media?: string) =>
  [darkWithoutScripts, media].filter(Boolean).join(" and ");
