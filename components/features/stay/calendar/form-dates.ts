import { parseStay, type Stay } from "@/components/features/stay/model/stay";
import { isIsoDay } from "@/content/model/iso-day";

type DateName = "selectedInDate" | "selectedOutDate";

function dateField(form: HTMLFormElement, name: DateName): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

export function readDate(form: HTMLFormElement, name: DateName): string | undefined {
  const { value = "" } = dateField(form, name) ?? {};
  return isIsoDay(value) ? value : undefined;
}

/** Writes a date into its field as if the guest had: React misses a change through the element's own property. */
export function writeDate(form: HTMLFormElement, name: DateName, day = ""): void {
  const field = dateField(form, name);
  if (!field || field.value === day) return;
  Reflect.set(HTMLInputElement.prototype, "value", day, field);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The stay that the form would send. */
export function readStay(form: HTMLFormElement): Stay {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.set(name, value);
  }
  return parseStay(query);
}
