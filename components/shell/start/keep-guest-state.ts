/*
 * React renders a page anew if its document no longer matches what it expects, for example because a translator or a password manager
 * has added elements before hydration. The new elements have none of what the guest has typed, chosen or opened, so it is copied.
 */

const kept = "input:not([type=hidden]), textarea, select, details, [popover], a[href], button";

type Kept = ReadonlyMap<string, HTMLElement>;

/** The elements that can have a state, each by its kind and its place among others of that kind: ids are generated anew. */
function keptElements(): Kept {
  const counts = new Map<string, number>();
  return new Map(
    Array.from(document.querySelectorAll<HTMLElement>(kept), (element) => {
      const kind = ["name", "type", "popover"].map((name) => element.getAttribute(name));
      const key = [element.localName, ...kind].join(" ");
      const place = counts.get(key) ?? 0;
      counts.set(key, place + 1);
      return [`${key} ${place}`, element] as const;
    }),
  );
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;

/** Sets a value as typing does: React compares with the last value that it has seen in the element's own property. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const isSwitch = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** Copies what the guest has changed; whatever else differs, the page has set itself. */
function copyState(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isSwitch(from)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (isTyped(from) && isTyped(to)) {
    if (from.value !== from.defaultValue && from.value !== to.value) type(to, from.value);
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const initial = Array.from(from.options).find(({ defaultSelected }) => defaultSelected);
    if (from.value === (initial ?? from.options[0])?.value || from.value === to.value) return;
    to.value = from.value;
    to.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    to.open = from.open;
  } else if (from.dataset.click === "expand" && from.ariaExpanded === "true") {
    // Opened by the boot script (features/late-start/click-actions.ts).
    to.click();
  }
}

function copyFocus(from: HTMLElement, to: HTMLElement) {
  to.focus({ preventScroll: true });
  if (!isTyped(from) || !isTyped(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Begins to follow what a guest does to the document before hydration. Returns a function to be called after it, which gives to every
 * element that React has replaced the state of the one before.
 */
export function keepGuestState(): () => void {
  const before = keptElements();
  const open = new Set<EventTarget>(document.querySelectorAll(":popover-open"));
  let focused = document.activeElement;
  let scrolled = window.scrollY;
  const stop = new AbortController();
  const { signal } = stop;
  const follow = (name: string, listener: (event: Event) => void) =>
    addEventListener(name, listener, { capture: true, passive: true, signal });
  follow("focusin", () => (focused = document.activeElement));
  follow("scroll", () => {
    if (before.values().next().value?.isConnected !== false) scrolled = window.scrollY;
  });
  follow("toggle", (event) => {
    if (!(event instanceof ToggleEvent) || !event.target) return;
    if (event.newState === "open") open.add(event.target);
    else open.delete(event.target);
  });

  return () => {
    stop.abort();
    const now = keptElements();
    let replaced = false;
    for (const [key, from] of before) {
      const to = now.get(key);
      if (from.isConnected || !to) continue;
      replaced = true;
      copyState(from, to);
      if (open.has(from)) to.showPopover();
      if (from === focused) copyFocus(from, to);
    }
    if (replaced && window.scrollY !== scrolled)
      window.scrollTo({ top: scrolled, behavior: "instant" });
  };
}
