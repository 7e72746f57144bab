import { createHash, type BinaryLike } from "node:crypto";

/** What a file of the build is named by: the first 13 hex digits of its SHA-256, as many as the bundler's own names have. */
export function contentHash(content: BinaryLike): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 13);
}
