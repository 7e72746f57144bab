const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** Returns the address of one of our own files ("/film/adey.mp4") with the base path. */
export function asset(path: `/${string}`): string {
  return basePath + path;
}

/** Adds the base path to an address of ours ("/film/adey.mp4"); a relative one or another host's stays as it is. */
export function assetOrForeign(address: string): string {
  return isOwnPath(address) ? asset(address) : address;
}

function isOwnPath(address: string): address is `/${string}` {
  return /^\/(?!\/)/.test(address);
}

/** Returns a GET form's action for a page path, with the base path and a trailing slash as the export serves it. */
export function formAction(page: `/${string}`): string {
  return page === "/" ? asset("/") : asset(`${page}/`);
}
