import { fingerprint } from "./fingerprint";

/**
 * The name of a build, which every document carries and offline copies are kept under: the same sources have the same one. Without the
 * letters "ad", which Next leaves out of its own ids as well: content blockers look for them in addresses.
 */
export const buildId = (...sources: Parameters<typeof fingerprint>): string =>
  fingerprint(...sources)
    .slice(0, 20)
    .replaceAll("ad", "az");
