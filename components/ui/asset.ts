const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** The address of one of our own files ("/film/adey.mp4"), under whatever sub-path the site lives. */
export function asset(path: `/${string}`): string {
  return basePath + path;
}

/** An address that may be a path of ours ("/film/adey.mp4"): that under the site's sub-path; a relative one or another host's as it is. */
export function assetOrForeign(address: string): string {
  return isOwnPath(address) ? asset(address) : address;
}

function isOwnPath(address: string): address is `/${string}` {
  return /^\/(?!\/)/.test(address);
}

/** A GET form's action for a page path: sub-path in front, slash behind, as the export serves it. */
export function formAction(page: `/${string}`): string {
  return page === "/" ? asset("/") : asset(`${page}/`);
}
