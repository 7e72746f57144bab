import { site } from "./site";

const origin = (process.env.NEXT_PUBLIC_SITE_URL || site.origin).replace(/\/+$/, "");

/** The host in the site's identifiers. */
export const publicHost = new URL(origin).host;

/** The address of the published site with its base path, without a trailing slash. */
export const publicRoot = origin + (process.env.NEXT_PUBLIC_BASE_PATH ?? "");

/** Returns the public address of one of our pages ("/blog"), as in its canonical link. */
export function publicAddress(page: `/${string}`): string {
  return `${publicRoot}${page === "/" ? "" : page}/`;
}

export function publicFile(path: string): string {
  return origin + path;
}
