import { fieldsOf, type Field } from "@/components/ui/field/form-fields";

type Draft = { search: string; values: ReadonlyMap<string, string | boolean> };

/** Keeps drafts in memory only, so that nothing is left when the tab is closed. */
const drafts = new Map<string, Draft>();

/** Restores the guest's draft into this form; the returned function saves it. */
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

function restore(form: HTMLFormElement, draft: Draft, search: string) {
  const requested = new URLSearchParams(search);
  for (const field of fieldsOf(form)) {
    const value = draft.values.get(field.name);
    const overruled = draft.search !== search && requested.has(field.name);
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
