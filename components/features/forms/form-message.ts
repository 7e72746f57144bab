import { fieldsOf } from "@/components/ui/field/form-fields";
import type { RequestMessage } from "@/components/features/contact/request-hrefs";

/** What a guest sees chosen or typed in a field. */
function fieldText(field: ReturnType<typeof fieldsOf>[number]): string {
  if (!(field instanceof HTMLSelectElement)) return field.value.trim();
  return field.value === "" ? "" : (field.selectedOptions[0]?.label ?? "");
}

/** A filled-in form as a letter, one line a field, named after what was asked for or the form itself: the same words, sent by the guest's own means. */
export function formMessage(form: HTMLFormElement): RequestMessage {
  const lines = fieldsOf(form).flatMap((field) => {
    const label = field.labels?.[0]?.firstChild?.textContent;
    const words = fieldText(field);
    return label && words ? [`${label}:${words.includes("\n") ? "\n" : " "}${words}`] : [];
  });
  return { subject: form.dataset.asked ?? form.getAttribute("aria-label") ?? "", lines };
}
