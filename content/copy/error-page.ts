/** A module of its own, because every page carries it to the browser: it must bring nothing else along. */
export const errorPage = {
  title: "Unexpected Application Error!",
  text: "Something on this page stopped working. Please try again, or go back to the first page.",
  retry: "Try again",
  action: { kind: "page", label: "Go Home", href: "/" },
  picture: "entoto",
} as const;
