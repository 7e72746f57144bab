import { RequiredNote } from "@/components/ui/field/required-note";
import { formAnswers } from "@/content/copy/forms";
import type { FieldText } from "@/content/model/types";
import "@/components/ui/field/stay-field.css";

export function FreeTextField({ field }: { field: FieldText }) {
  return (
    <label className="stay-field stay-button">
      <span className="label text-ink-2">{field.label}</span>
      <input
        type="text"
        name={field.name}
        required={field.required}
        placeholder={field.placeholder}
        className="stay-value"
      />
      {field.required && <RequiredNote text={formAnswers.requiredText} />}
    </label>
  );
}
