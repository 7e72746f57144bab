/** Without scripts the theme follows the system (components/styles/tokens.css), and the pictures with it. */
export const darkWithoutScripts = "(scripting: none) and (prefers-color-scheme: dark)";

/** The media of a `<source>` that the dark theme alone shows; features/theme/night-pictures-script opens it where scripts turn the theme. */
export const onlyAtNight = (media?: string) =>
  [darkWithoutScripts, media].filter(Boolean).join(" and ");
