import { fingerprint } from "./fingerprint";

/**
 * Names a build, for every document and for offline copies: equal sources have equal names. Without the letters "ad", which Next leaves
 * out of its own ids as well, because content blockers look for them in addresses.
 */
export const buildId = (...sources: Parameters<typeof fingerprint>): string =>
  fingerprint(...sources)
    .slice(0, 20)
    .replaceAll("ad", "az");
