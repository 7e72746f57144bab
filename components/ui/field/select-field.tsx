import { messageId } from "@/components/ui/field/form-fields";
import { FieldFrame } from "@/components/ui/field/field-frame";
import { Icon } from "@/components/ui/icon/icon";
import "./field.css";
import "./select-field.css";

type SelectFieldProps = {
  id: string;
  field: {
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
};

export function SelectField({ id, field }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={field.label}>
      <div className="field-select">
        <select
          id={id}
          name={field.name}
          aria-describedby={messageId(id)}
          className="field-control"
        >
          <option value="">{field.placeholder}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="field-select-mark size-5" />
      </div>
    </FieldFrame>
  );
}
