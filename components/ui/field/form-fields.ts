export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** The fields a guest fills in, in the order of the page. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.elements).filter(isField);
}
