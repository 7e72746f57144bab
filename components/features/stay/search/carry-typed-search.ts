import { searchFields } from "@/components/features/stay/model/stay";

/** What a field shows where the address says nothing. */
function defaultOf(field: Element | RadioNodeList | null): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return undefined;
  const options = Array.from(field.options);
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** Whether a link leads on with the guest's stay: within this page, or wherever StayLink leads. One to a saved stay is that stay's own. */
function leadsOn(link: HTMLAnchorElement): boolean {
  if (link.dataset.stay !== undefined) return link.dataset.stay === "asked";
  return link.pathname === location.pathname && link.search !== "";
}

/**
 * What the guest has set in a search form and not sent yet, or what the address has of theirs and we could not read, goes along with
 * every link that leads on: to a room, to a weekend. What the link itself chooses, such as the days of a weekend, stays. Answers with
 * what ends it.
 */
export function carryTypedSearch(form: HTMLFormElement): () => void {
  const carry = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href]") : null;
    if (!link || !leadsOn(link)) return;
    const asked = new URLSearchParams(location.search);
    const query = new URLSearchParams(link.search);
    const typed = new FormData(form);
    for (const name of searchFields) {
      const written = asked.get(name);
      // What could not be read stays what the guest has written, and is asked about again.
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
    // React goes on with what it has drawn.
    setTimeout(() => link.setAttribute("href", drawn));
  };
  document.addEventListener("click", carry, { capture: true });
  return () => document.removeEventListener("click", carry, { capture: true });
}
