import { site } from "./site";

const origin = (process.env.NEXT_PUBLIC_SITE_URL || site.origin).replace(/\/+$/, "");

/** The host that the site's identifiers carry. */
export const publicHost = new URL(origin).host;

/** Where the site is published, sub-path included and without a slash at its end. */
export const publicRoot = origin + (process.env.NEXT_PUBLIC_BASE_PATH ?? "");

/** The public address of one of our pages ("/blog"), as its canonical link says it. */
export function publicAddress(page: `/${string}`): string {
  return `${publicRoot}${page === "/" ? "" : page}/`;
}

/** The public address of a file whose path ("/resort/pictures/tana.jpg") has its sub-path already. */
export function publicFile(path: string): string {
  return origin + path;
}
