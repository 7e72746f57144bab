import { RequiredNote } from "@/components/ui/field/required-note";
import "./date-field.css";
import "./stay-field.css";

type DateFieldProps = {
  /** `empty`: the placeholder of a date that is not chosen yet; `calendar`: the name of the button beside it. */
  field: { name: string; label: string; empty: string; calendar: string };
  /** What a required field says once it was refused. */
  required?: string;
  /** Shown behind the label of a required field, where the spec marks it. */
  mark?: string;
};

/** A date of the stay, in the browser's own date picker or in the calendar of the form around it (features/stay/search/stay-form.client). */
export function DateField({ field, required, mark }: DateFieldProps) {
  const isRequired = required !== undefined;
  return (
    <div className="stay-field">
      <label className="stay-button">
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
      <button
        type="button"
        aria-label={field.calendar}
        aria-haspopup="dialog"
        data-calendar={field.name}
        className="stay-date absolute top-0 right-0 size-11 noscript:hidden"
      />
    </div>
  );
}
