import { fieldsOf, type Field } from "@/components/ui/field/form-fields";
import { forgetTexts, keepTexts, readTexts, type StoredTexts } from "@/lib/browser/stored-texts";

const storageKey = (key: string) => `draft ${key}`;

/** The query of the page on which the draft was written; no field has an empty name. */
const searchName = "";

/** Restores the draft that the guest left in this tab, and keeps it when the page is left; the returned function ends that. */
export function trackDraft(form: HTMLFormElement, key: string): () => void {
  const { search } = window.location;
  restore(form, readTexts(storageKey(key), "session"), search);
  const keep = () => {
    const values = fieldsOf(form)
      .filter(isTouched)
      .map((field) => [field.name, valueOf(field)] as const);
    if (values.length > 0)
      keepTexts(storageKey(key), Object.fromEntries([...values, [searchName, search]]), "session");
    else forgetDraft(key);
  };
  window.addEventListener("pagehide", keep);
  return () => {
    window.removeEventListener("pagehide", keep);
    keep();
  };
}

export function forgetDraft(key: string) {
  forgetTexts(storageKey(key), "session");
}

function restore(form: HTMLFormElement, draft: StoredTexts, search: string) {
  const requested = new URLSearchParams(search);
  for (const field of fieldsOf(form)) {
    const value = Object.hasOwn(draft, field.name) ? draft[field.name] : undefined;
    const overruled = draft[searchName] !== search && requested.has(field.name);
    if (value === undefined || overruled || isTouched(field)) continue;
    if (isTick(field)) field.checked = value === checked;
    else field.value = value;
  }
}

const checked = "checked";

function valueOf(field: Field): string {
  if (!isTick(field)) return field.value;
  return field.checked ? checked : "";
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options);
    const standing = options.find((option) => option.defaultSelected) ?? options[0];
    return field.value !== standing?.value;
  }
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === "checkbox";
}
