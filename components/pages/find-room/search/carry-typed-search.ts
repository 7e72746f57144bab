import { occupancyMinimums } from "@/components/features/booking/stay";

/** The search's fields, each with what it shows where the address says nothing. */
const shown: Readonly<Record<string, string>> = {
  selectedInDate: "",
  selectedOutDate: "",
  room: String(occupancyMinimums.room),
  adult: String(occupancyMinimums.adult),
  children: String(occupancyMinimums.children),
};

/**
 * What the guest has set in the page's search and not sent yet goes along with every link that leads on within the page: a room, a
 * weekend. What the link itself chooses, such as the days of a weekend, stays. Answers with what ends it.
 */
export function carryTypedSearch(): () => void {
  const carry = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href]") : null;
    const form = document.querySelector<HTMLInputElement>("main [name=selectedInDate]")?.form;
    if (!link || !form || link.pathname !== location.pathname || !link.search) return;
    const asked = new URLSearchParams(location.search);
    const query = new URLSearchParams(link.search);
    for (const [name, value] of new FormData(form)) {
      const isTyped = typeof value === "string" && value !== (asked.get(name) ?? shown[name]);
      if (shown[name] === undefined || !isTyped || query.get(name) !== asked.get(name)) continue;
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
