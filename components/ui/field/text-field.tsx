import type { ComponentProps, ReactNode } from "react";
import { messageId } from "@/components/ui/field/form-fields";
import { FieldFrame } from "@/components/ui/field/field-frame";
import "./field.css";

const address = { autoCapitalize: "none", spellCheck: false } as const;

const kinds = {
  text: { type: "text" },
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email", inputMode: "email", ...address },
  /** Seven digits or more, in any notation. */
  phone: {
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    pattern: "\\+?(?:[\\s\\(\\)\\.\\/\\-]*\\d){7,15}[\\s\\)]*",
  },
  /** Has the same keyboard and autocomplete, but no validation, which type="email" would bring. */
  "unchecked-email": { type: "text", autoComplete: "email", inputMode: "email", ...address },
  "unchecked-url": { type: "text", autoComplete: "url", inputMode: "url", ...address },
} as const satisfies Record<string, ComponentProps<"input">>;

type TextFieldProps = {
  id: string;
  field: {
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly required: boolean;
  };
  kind?: keyof typeof kinds;
  /** Required fields have the mark, unless the specification omits it. */
  marked?: boolean;
  wide?: boolean;
  labelHidden?: boolean;
  action?: ReactNode;
};

export function TextField(props: TextFieldProps) {
  const { id, field, kind = "text", marked = field.required, wide, labelHidden, action } = props;
  return (
    <FieldFrame id={id} label={field.label} marked={marked} wide={wide} labelHidden={labelHidden}>
      <div className="flex flex-wrap gap-3">
        <input
          {...kinds[kind]}
          id={id}
          name={field.name}
          placeholder={field.placeholder}
          required={field.required}
          aria-describedby={messageId(id)}
          className="field-control min-w-[min(12rem,100%)] flex-1"
        />
        {action}
      </div>
    </FieldFrame>
  );
}
