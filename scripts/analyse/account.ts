// @ts-nocheck
/**
 * @typedef {{ type: string, route?: string, kind?: string, outputs?: string[], filename?: string, source_path?: string, size?: number, compressed_size?: number }} Fact
 * @typedef {{ name: string, bytes: number, compressed: number }} Share
 */

/** A script of the browser's, as the bundler names it. */
const isScript = (/** @type {string} */ file) =>
  file.startsWith("[client-fs]") && file.endsWith(".js");

/** A package as a whole, a file of ours by its path. @param {string} source */
export function ownerOf(source) {
  const [, inside] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return inside ?? source.replace(/^\[project\]\//, "");
}

/**
 * What a route's scripts at load are made of; what is fetched on demand counts for nothing.
 * @param {readonly Fact[]} facts lines of `next analyze export`
 * @param {string} route
 * @returns {Share[]} the heaviest first
 */
export function scriptsAtLoad(facts, route) {
  const own = facts.filter((fact) => fact.route === route);
  const loaded = new Set(
    own
      .filter(({ type, kind }) => type === "group" && kind !== "async")
      .flatMap(({ outputs = [] }) => outputs)
      .filter(isScript),
  );
  /** @type {Map<string, Share>} */
  const shares = new Map();
  for (const { type, filename = "", source_path = "", size = 0, compressed_size = 0 } of own) {
    if (type !== "part" || !loaded.has(filename)) continue;
    const name = ownerOf(source_path);
    const share = shares.get(name) ?? { name, bytes: 0, compressed: 0 };
    shares.set(name, {
      name,
      bytes: share.bytes + size,
      compressed: share.compressed + compressed_size,
    });
  }
  return [...shares.values()].sort((one, two) => two.compressed - one.compressed);
}
