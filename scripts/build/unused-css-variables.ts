import type { AtRule, Node, Plugin, Root } from "postcss";

/** Tailwind asks this for color-mix(), which every browser of our browserslist supports. */
const knownQuery = "color-mix(in lab, red, red)";

function removeWithEmptyParents(node: Node): void {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== "root") removeWithEmptyParents(parent);
}

function removeFallbacks(root: Root): void {
  root.walkAtRules("supports", (query) => {
    if (!query.params.includes(knownQuery)) return;
    const [asked] = query.nodes ?? [];
    const fallback = query.prev();
    if (fallback?.type === "decl" && asked?.type === "decl" && fallback.prop === asked.prop)
      fallback.remove();
    query.replaceWith(query.nodes);
  });
}

function initialValue(rule: AtRule | undefined): string | undefined {
  const found = rule?.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
  return found?.type === "decl" ? found.value : undefined;
}

function removeUnusedVariables(root: Root): void {
  const registered = new Map<string, AtRule>();
  root.walkAtRules("property", (rule) => void registered.set(rule.params, rule));
  const isRegistration = (parent: Node | undefined) =>
    parent !== undefined && "selector" in parent && /::backdrop/.test(String(parent.selector));

  const set = new Set<string>();
  root.walkDecls(/^--tw-/, ({ prop, parent }) => {
    if (!isRegistration(parent)) set.add(prop);
  });
  const read = new Set<string>();
  root.walkDecls((decl) => {
    for (const [, name = ""] of decl.value.matchAll(/var\((--tw-[\w-]+)/g)) {
      const initial = initialValue(registered.get(name));
      if (set.has(name) || initial === undefined) read.add(name);
      else decl.value = decl.value.replaceAll(`var(${name})`, initial);
    }
  });
  root.walkDecls(/^--tw-/, (decl) => {
    if (!read.has(decl.prop)) removeWithEmptyParents(decl);
  });
  for (const [name, rule] of registered)
    if (name.startsWith("--tw-") && !read.has(name)) rule.remove();
}

/**
 * A PostCSS plugin behind Tailwind, which writes for browsers older than ours and for utilities that no page has: removes the fallbacks
 * for color-mix(), and Tailwind's variables that are set and never read, or read and never set.
 */
export const unusedCssVariables: Plugin = {
  postcssPlugin: "unused-css-variables",
  OnceExit(root) {
    removeFallbacks(root);
    removeUnusedVariables(root);
  },
};
