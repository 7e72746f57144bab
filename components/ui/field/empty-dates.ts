/** What fills or shows a date field by script dispatches this on the window: such a change tells nobody of itself. */
export const dateEvent = "date";

/**
 * Marks each date field that holds nothing, for the word that stands over it (date-field.css); a date typed halfway counts as something.
 * Only where the style sheet can hide what the browser writes there itself, and can keep the word from the field's name: elsewhere, as in
 * Firefox, the browser's own text stays.
 */
export function markEmptyDates(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("[data-word] > input"))
    field.parentElement?.toggleAttribute(
      "data-empty",
      !field.value &&
        !field.validity.badInput &&
        CSS.supports("selector(::-webkit-datetime-edit)") &&
        CSS.supports("content", '"" / ""'),
    );
}
