import { messageId } from "@/components/ui/field/form-fields";
import { FieldFrame } from "@/components/ui/field/field-frame";
import "./field.css";

type TextareaFieldProps = {
  id: string;
  field: {
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly required: boolean;
    readonly columns?: number;
  };
  /** Required fields carry the mark, where the specification does not withhold it. */
  marked?: boolean;
};

/** Has room for a few paragraphs and grows with its text. */
export function TextareaField({ id, field, marked = field.required }: TextareaFieldProps) {
  return (
    <FieldFrame id={id} label={field.label} marked={marked} wide>
      <textarea
        id={id}
        name={field.name}
        placeholder={field.placeholder}
        required={field.required}
        cols={field.columns}
        rows={5}
        aria-describedby={messageId(id)}
        className="field-control"
      />
    </FieldFrame>
  );
}
