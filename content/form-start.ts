/* What every page with a form brings from the start; the words of its answers (forms.ts) come when it is used. */

/** Where what answers could not be fetched. */
export const formLost =
  "Part of this page could not be loaded, so nothing was sent. Everything you typed is still here: please try again.";

/** A field that only machines fill in: guests neither see nor reach it. */
export const honeypot = { name: "homepage", label: "Please leave this field empty" } as const;
