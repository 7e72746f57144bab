/**
 * Chooses one of several variants by the document's address. Both functions are also in the document as text and run before the first
 * paint, so they may not use anything outside themselves.
 */

/** Returns the prefix that a path begins with, or the empty one. */
export function prefixOf(pathname: string, basePath: string, prefixes: readonly string[]): string {
  const path = `${pathname.slice(basePath.length)}/`;
  return prefixes.find((prefix) => prefix && path.startsWith(`${prefix}/`)) ?? "";
}

/** Replaces the root's frame by that of the variant with that prefix, which is in a template, and removes the other templates. */
export function applyVariantTemplate(prefix: string): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    "template[data-variant-template]",
  )) {
    const { variantTemplate, ...attributes } = template.dataset;
    if (variantTemplate === prefix) {
      template.parentElement?.querySelector("[data-frame]")?.replaceWith(template.content);
      Object.assign(document.documentElement.dataset, attributes);
    }
    template.remove();
  }
}
