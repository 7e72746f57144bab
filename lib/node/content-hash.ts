import { createHash, type BinaryLike } from "node:crypto";

/** Names files of the build by the first 13 hex digits of their SHA-256, the length of the bundler's own names. */
export function contentHash(content: BinaryLike): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 13);
}
