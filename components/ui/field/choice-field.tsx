import { Icon } from "@/components/ui/icon/icon";
import { RequiredNote } from "@/components/ui/field/required-note";
import "./choice-field.css";
import "./stay-field.css";

type ChoiceFieldProps = {
  field: { readonly name: string; readonly label: string };
  options: readonly { readonly value: string; readonly label: string }[];
  /** Stands in for a choice not made yet; a required field does not let the guest go back to it. */
  placeholder?: string;
  /** What a required field says once it was refused. */
  required?: string;
};

/** A choice of one in a stay bar, drawn like the dates beside it. */
export function ChoiceField({ field, options, placeholder, required }: ChoiceFieldProps) {
  const isRequired = required !== undefined;
  return (
    <label className="stay-field stay-button">
      <span className="label text-ink-2">{field.label}</span>
      <span className="stay-choice">
        <select
          name={field.name}
          required={isRequired}
          aria-invalid={isRequired ? false : undefined}
          defaultValue={placeholder === undefined ? undefined : ""}
          className="stay-value"
        >
          {placeholder !== undefined && (
            <option value="" disabled={isRequired}>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-4" />
      </span>
      {required && <RequiredNote text={required} />}
    </label>
  );
}
