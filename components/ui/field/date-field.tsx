import { RequiredNote } from "@/components/ui/field/required-note";
import "./stay-field.css";

type DateFieldProps = {
  field: { name: string; label: string };
  required?: boolean;
  /** Shown behind the label of a required field, where the spec marks it. */
  mark?: string;
};

/** A date of the stay, in the browser's own date picker. */
export function DateField({ field, required = false, mark }: DateFieldProps) {
  return (
    <label className="stay-field stay-button">
      <span className="label text-ink-2">
        {field.label}
        {mark && <span aria-hidden="true"> {mark}</span>}
      </span>
      {/* Said outright: Chromium calls an empty required date invalid before the guest has seen it (as features/booking/stay-form.client). */}
      <input
        type="date"
        name={field.name}
        required={required}
        aria-invalid={required ? false : undefined}
        className="stay-value"
      />
      {required && <RequiredNote />}
    </label>
  );
}
