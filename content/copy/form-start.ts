/** Where what answers could not be fetched: with every form from the start, while the words of its answers (forms.ts) come when it is used. */
export const formLost =
  "Part of this page could not be loaded, so nothing was sent. Everything you typed is still here: please try again.";
