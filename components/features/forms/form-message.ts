import { fieldsOf } from "@/components/ui/field/form-fields";
import type { RequestMessage } from "@/components/features/contact/request-hrefs";

function fieldText(field: ReturnType<typeof fieldsOf>[number]): string {
  if (!(field instanceof HTMLSelectElement)) return field.value.trim();
  return field.value === "" ? "" : (field.selectedOptions[0]?.label ?? "");
}

/** Writes a filled-in form as a letter, one line a field, so that the guest can send the same words by other means. */
export function formMessage(form: HTMLFormElement): RequestMessage {
  const lines = fieldsOf(form).flatMap((field) => {
    const label = field.labels?.[0]?.firstChild?.textContent;
    const words = fieldText(field);
    return label && words ? [`${label}:${words.includes("\n") ? "\n" : " "}${words}`] : [];
  });
  return { subject: form.dataset.subject ?? form.getAttribute("aria-label") ?? "", lines };
}
