import { Icon } from "@/components/ui/icon/icon";
import { RequiredNote } from "@/components/ui/field/required-note";
import type { SelectOption } from "@/content/model/types";
import "./choice-field.css";
import "./stay-field.css";

type ChoiceFieldProps = {
  field: { readonly name: string; readonly label: string };
  options: readonly SelectOption[];
  /** Stands in for a choice not made yet; a required field does not let the guest go back to it. */
  placeholder?: string;
  required?: boolean;
};

/** A choice of one in a stay bar, drawn like the dates beside it. */
export function ChoiceField({ field, options, placeholder, required = false }: ChoiceFieldProps) {
  return (
    <label className="stay-field stay-button">
      <span className="label text-ink-2">{field.label}</span>
      <span className="stay-choice">
        <select
          name={field.name}
          required={required}
          aria-invalid={required ? false : undefined}
          defaultValue={placeholder === undefined ? undefined : ""}
          className="stay-value"
        >
          {placeholder !== undefined && (
            <option value="" disabled={required}>
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
      {required && <RequiredNote />}
    </label>
  );
}
