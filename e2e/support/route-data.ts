/** Runs in the page before its scripts and replaces settings in the data for its client components, as if the owner had set them. */
export function rewriteRouteData(changes: readonly { written: string; instead: string }[]) {
  const parts: unknown[] = [];
  let take = (part: unknown) => {
    parts[parts.length] = part;
  };
  const rewrite = (part: unknown) =>
    Array.isArray(part)
      ? part.map((text: unknown) =>
          typeof text === "string"
            ? changes.reduce((all, { written, instead }) => all.replaceAll(written, instead), text)
            : text,
        )
      : part;
  Object.defineProperty(parts, "push", {
    get: () => (part: unknown) => take(rewrite(part)),
    set: (next: typeof take) => (take = next),
  });
  Object.assign(self, { __next_f: parts });
}
