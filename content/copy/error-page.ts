/** A module of its own, because every page ships it to the browser, and it must import nothing else. */
export const errorPage = {
  title: "Unexpected Application Error!",
  text: "Something on this page stopped working. Try again, or go to the home page.",
  retry: "Try again",
  action: { kind: "page", label: "Go Home", href: "/" },
  picture: "entoto",
} as const;
