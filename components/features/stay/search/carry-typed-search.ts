import { searchFields } from "@/components/features/stay/model/stay";

/** What a field shows without a search in the address. */
function defaultOf(field: Element | RadioNodeList | null): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return undefined;
  const options = Array.from(field.options);
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** Whether a link passes on the guest's stay: within this page, or wherever StayLink leads. A link to a saved stay keeps its own. */
function leadsOn(link: HTMLAnchorElement): boolean {
  if (link.dataset.stay !== undefined) return link.dataset.stay === "current";
  return link.pathname === location.pathname && link.search !== "";
}

/**
 * Adds to every link what the guest has entered in a search form and not sent yet, or what in the address could not be read. Values that
 * the link itself sets, such as the days of a weekend, stay. Returns a function that ends this.
 */
export function carryTypedSearch(form: HTMLFormElement): () => void {
  const carry = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href]") : null;
    if (!link || !leadsOn(link)) return;
    const current = new URLSearchParams(location.search);
    const query = new URLSearchParams(link.search);
    const typed = new FormData(form);
    for (const name of searchFields) {
      const written = current.get(name);
      // Unreadable text stays as the guest wrote it, and is current about again.
      if (written && !query.has(name)) query.set(name, written);
      const value = typed.get(name);
      const isTyped =
        typeof value === "string" &&
        value !== (written ?? defaultOf(form.elements.namedItem(name)));
      if (!isTyped || query.get(name) !== written) continue;
      if (value) query.set(name, value);
      else query.delete(name);
    }
    const drawn = link.getAttribute("href") ?? "";
    link.search = String(query);
    // React hydrates what it rendered on the server, so the change has to wait.
    setTimeout(() => link.setAttribute("href", drawn));
  };
  document.addEventListener("click", carry, { capture: true });
  return () => document.removeEventListener("click", carry, { capture: true });
}
