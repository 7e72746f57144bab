/**
 * Chooses one of several variants by the address that the document is shown under. Both functions also stand in the document as text,
 * where they run before anything is painted: they may name nothing outside themselves.
 */

/** Which of the prefixes a path lies below; the empty one where it is none of them. */
export function prefixOf(pathname: string, basePath: string, prefixes: readonly string[]): string {
  const path = `${pathname.slice(basePath.length)}/`;
  return prefixes.find((prefix) => prefix && path.startsWith(`${prefix}/`)) ?? "";
}

/** Puts the frame of the variant with that path prefix, which waits in a template, in the place of the root's, and removes the other templates. */
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
