/**
 * Chooses one of several looks by the address that the document is shown under. Both functions also stand in the document as text,
 * where they run before anything is painted: they may name nothing outside themselves.
 */

/** Which of the prefixes a path lies below; the empty one where it is none of them. */
export function prefixOf(pathname: string, basePath: string, prefixes: readonly string[]): string {
  const path = `${pathname.slice(basePath.length)}/`;
  return prefixes.find((prefix) => prefix && path.startsWith(`${prefix}/`)) ?? "";
}

/** Puts the look of that prefix in the place of the root's: it waits in a template, as all others do, which go. */
export function wearLook(prefix: string): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("template[data-look]")) {
    if (template.dataset.look === prefix)
      template.parentElement?.querySelector("[data-variant]")?.replaceWith(template.content);
    template.remove();
  }
}
