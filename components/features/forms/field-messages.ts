import { fieldsOf, isField, messageId, type Field } from "@/components/ui/field/form-fields";
import { formAnswers } from "@/content/copy/forms";

/** What the browser's own checks find wrong with a field, in our words; "" where nothing is. */
export function fault(field: Field): string {
  if (field.validity.valueMissing) return formAnswers.requiredText;
  if (field.validity.typeMismatch) return formAnswers.invalidEmail;
  if (field.validity.patternMismatch) return formAnswers.invalidPhone;
  return field.validationMessage;
}

function tell(field: Field, message: string) {
  const slot = document.getElementById(messageId(field.id));
  if (slot) slot.textContent = message;
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** Says beside each field what is wrong with it and takes the guest to the first; true where nothing is. */
export function showMessages(
  form: HTMLFormElement,
  messageFor: (field: Field) => string = fault,
): boolean {
  const fields = fieldsOf(form);
  for (const field of fields) tell(field, messageFor(field));
  const first = fields.find((field) => field.hasAttribute("aria-invalid"));
  first?.focus();
  return !first;
}

/** A message goes, or turns into the next one, while the guest mends its field. */
export function refreshMessage(target: EventTarget) {
  if (isField(target) && target.hasAttribute("aria-invalid")) tell(target, fault(target));
}

/** Says what is wrong with a field that the guest has left, where something stands in it; an empty one may still be coming. */
export function checkField(target: EventTarget) {
  if (isField(target) && target.value !== "") tell(target, fault(target));
}

/** Shows the form's buttons at work; they keep the focus, which a disabled button would drop. */
export function markBusy(form: HTMLFormElement, busy: boolean) {
  for (const button of form.querySelectorAll("button[type=submit]")) {
    for (const state of ["aria-busy", "aria-disabled"]) {
      if (busy) button.setAttribute(state, "true");
      else button.removeAttribute(state);
    }
  }
}
