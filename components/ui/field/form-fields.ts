export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

export function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.elements).filter(isField);
}

/** The id of the paragraph below a field (field-frame.tsx) that says what is wrong with it. */
export function messageId(fieldId: string): string {
  return `${fieldId}-message`;
}
