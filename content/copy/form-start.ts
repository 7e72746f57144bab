/**
 * Shown if the form's answers could not be loaded, so every form has it from the start; the words of the answers (forms.ts) load when the
 * form is used.
 */
export const formLost =
  "Part of this page could not be loaded, so nothing was sent. Everything you typed is still here: please try again.";
