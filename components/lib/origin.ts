import { site } from "@/content/site";

/** Where the site is published, sub-path included and without a slash at its end. */
export const publicRoot =
  (process.env.NEXT_PUBLIC_SITE_URL || site.origin).replace(/\/+$/, "") +
  (process.env.NEXT_PUBLIC_BASE_PATH ?? "");

/** The public address of one of our pages ("/blog"), as its canonical link says it. */
export function publicAddress(page: `/${string}`): string {
  return `${publicRoot}${page === "/" ? "" : page}/`;
}
