import { fieldsOf } from "@/components/ui/field/form-fields";
import { mailtoHref } from "@/components/features/contact/mailto";

/** What a guest sees chosen or typed in a field. */
function wordsIn(field: ReturnType<typeof fieldsOf>[number]): string {
  if (!(field instanceof HTMLSelectElement)) return field.value.trim();
  return field.value === "" ? "" : (field.selectedOptions[0]?.label ?? "");
}

/** A filled-in form as an e-mail, one line a field: the same words, sent by the guest's own mail program. */
export function formEmailHref(form: HTMLFormElement, address: string): string {
  const lines = fieldsOf(form).flatMap((field) => {
    const label = field.labels?.[0]?.firstChild?.textContent;
    const words = wordsIn(field);
    return label && words ? [`${label}: ${words}`] : [];
  });
  return mailtoHref(address, form.getAttribute("aria-label") ?? "", lines);
}
