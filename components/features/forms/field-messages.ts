import { fieldsOf, isField, messageId, type Field } from "@/components/ui/field/form-fields";
import { formAnswers } from "@/content/copy/forms";

/** Returns what the browser's own validation finds wrong with a field, in our words; "" where nothing is. */
export function fault(field: Field): string {
  if (field.validity.valueMissing) return formAnswers.requiredText;
  if (field.validity.typeMismatch) return formAnswers.invalidEmail;
  if (field.validity.patternMismatch) return formAnswers.invalidPhone;
  return field.validationMessage;
}

/** Takes characters out of an address that nobody sees, such as the zero-width space of a copied one. */
function dropInvisible(field: Field) {
  if (field.type !== "email") return;
  const seen = field.value.replace(/\p{Cf}/gu, "");
  if (seen !== field.value) field.value = seen;
}

function tell(field: Field, message: string) {
  const slot = document.getElementById(messageId(field.id));
  if (slot) slot.textContent = message;
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** Shows a message beside each invalid field and focuses the first; returns true where there is none. */
export function showMessages(
  form: HTMLFormElement,
  messageFor: (field: Field) => string = fault,
): boolean {
  const fields = fieldsOf(form);
  fields.forEach(dropInvisible);
  for (const field of fields) tell(field, messageFor(field));
  const first = fields.find((field) => field.hasAttribute("aria-invalid"));
  first?.focus();
  return !first;
}

/** Removes or updates the message while the guest corrects its field. */
export function refreshMessage(target: EventTarget) {
  if (isField(target) && target.hasAttribute("aria-invalid")) tell(target, fault(target));
}

/** Validates a field that the guest has left, unless it is empty, because an answer may still come. */
export function checkField(target: EventTarget) {
  if (!isField(target) || target.value === "") return;
  dropInvisible(target);
  tell(target, fault(target));
}

/** Marks the form's buttons as busy without disabling them, because a disabled button would lose the focus. */
export function markBusy(form: HTMLFormElement, busy: boolean) {
  for (const button of form.querySelectorAll("button[type=submit]")) {
    for (const state of ["aria-busy", "aria-disabled"]) {
      if (busy) button.setAttribute(state, "true");
      else button.removeAttribute(state);
    }
  }
}
