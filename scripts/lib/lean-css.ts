// @ts-nocheck
/** How Tailwind asks for color-mix(), which every browser of our browserslist knows. */
const knownQuery = "color-mix(in lab, red, red)";

/** @param {string} text @returns {string[]} the variables of Tailwind's own that it reads */
const readBy = (text) => Array.from(text.matchAll(/var\((--tw-[\w-]+)/g), ([, name = ""]) => name);

function removeEmptied(node) {
  while (node && node.type !== "root" && node.nodes?.length === 0) {
    const { parent } = node;
    node.remove();
    node = parent;
  }
}

function withoutFallbacks(root) {
  root.walkAtRules("supports", (query) => {
    if (!query.params.includes(knownQuery)) return;
    const [asked] = query.nodes ?? [];
    const fallback = query.prev();
    if (fallback?.type === "decl" && asked?.type === "decl" && fallback.prop === asked.prop)
      fallback.remove();
    query.replaceWith(query.nodes);
  });
}

function withoutIdleVariables(root) {
  const registered = new Map();
  root.walkAtRules("property", (rule) => registered.set(rule.params, rule));
  const isRegistration = ({ parent }) =>
    parent?.type === "rule" && parent.selector.includes("::backdrop");

  const set = new Set();
  root.walkDecls(/^--tw-/, (decl) => {
    if (!isRegistration(decl)) set.add(decl.prop);
  });
  const read = new Set();
  root.walkDecls((decl) => {
    for (const name of readBy(decl.value)) {
      const initial = registered
        .get(name)
        ?.nodes?.find(({ prop }) => prop === "initial-value")?.value;
      if (set.has(name) || initial === undefined) read.add(name);
      else decl.value = decl.value.replaceAll(`var(${name})`, initial);
    }
  });
  root.walkDecls(/^--tw-/, (decl) => {
    if (read.has(decl.prop)) return;
    const { parent } = decl;
    decl.remove();
    removeEmptied(parent);
  });
  for (const [name, rule] of registered)
    if (name.startsWith("--tw-") && !read.has(name)) rule.remove();
}

/**
 * A PostCSS plugin behind Tailwind, which writes for browsers older than ours and for utilities that no page has: leaves out the
 * fallbacks for color-mix(), and the variables of Tailwind's that are set and never read, or read and never set.
 */
export const leanCss = {
  postcssPlugin: "lean-css",
  OnceExit(root) {
    withoutFallbacks(root);
    withoutIdleVariables(root);
  },
};
