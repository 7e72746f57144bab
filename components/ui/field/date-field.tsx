import { RequiredNote } from "@/components/ui/field/required-note";
import "./date-field.css";
import "./stay-field.css";

type DateFieldProps = {
  /** `empty`: the placeholder of a date that is not chosen yet. */
  field: { name: string; label: string; empty: string };
  /** What a required field says once it was refused. */
  required?: string;
  /** Shown behind the label of a required field, where the spec marks it. */
  mark?: string;
};

/** A date of the stay, in the browser's own date picker. */
export function DateField({ field, required, mark }: DateFieldProps) {
  const isRequired = required !== undefined;
  return (
    <label className="stay-field stay-button">
      <span className="label text-ink-2">
        {field.label}
        {mark && <span aria-hidden="true"> {mark}</span>}
      </span>
      {/* Set explicitly, because Chromium reports an empty required date as invalid before the guest has seen it (as features/stay/search/stay-form.client). */}
      <span data-word={field.empty} className="stay-value">
        <input
          type="date"
          name={field.name}
          required={isRequired}
          aria-invalid={isRequired ? false : undefined}
          className="stay-value"
        />
      </span>
      {required && <RequiredNote text={required} />}
    </label>
  );
}
