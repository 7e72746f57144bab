import { fieldsOf, type Field } from "@/components/ui/field/form-fields";

type Draft = { search: string; values: ReadonlyMap<string, string | boolean> };

/** In memory alone: what a guest typed is nobody's business once the tab is closed. */
const drafts = new Map<string, Draft>();

/** Puts back what the guest left in this form, and remembers what is in it when the returned function is called. */
export function trackDraft(form: HTMLFormElement, key: string): () => void {
  const { search } = window.location;
  const draft = drafts.get(key);
  if (draft) restore(form, draft, search);
  return () => {
    const values = new Map(
      fieldsOf(form)
        .filter(isTouched)
        .map((field) => [field.name, valueOf(field)]),
    );
    if (values.size > 0) drafts.set(key, { search, values });
    else drafts.delete(key);
  };
}

export function forgetDraft(key: string) {
  drafts.delete(key);
}

/** What stands in a field already is newer than the draft; so is what a new address asks a field to hold. */
function restore(form: HTMLFormElement, draft: Draft, search: string) {
  const asked = new URLSearchParams(search);
  for (const field of fieldsOf(form)) {
    const value = draft.values.get(field.name);
    const overruled = draft.search !== search && asked.has(field.name);
    if (value === undefined || overruled || isTouched(field)) continue;
    if (typeof value === "string") field.value = value;
    else if (field instanceof HTMLInputElement) field.checked = value;
  }
}

function valueOf(field: Field): string | boolean {
  return isTick(field) ? field.checked : field.value;
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
