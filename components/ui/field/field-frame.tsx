import type { ReactNode } from "react";
import { messageId } from "@/components/ui/field/form-fields";
import "./field.css";

type FieldFrameProps = {
  id: string;
  label: string;
  marked?: boolean;
  /** Spans the whole row of its form. */
  wide?: boolean;
  /** Only for screen readers, where the heading beside the one field says what it is. */
  labelHidden?: boolean;
  children: ReactNode;
};

export function FieldFrame({
  id,
  label,
  marked = false,
  wide = false,
  labelHidden = false,
  children,
}: FieldFrameProps) {
  return (
    <div className={`min-w-0 ${wide ? "col-span-full" : ""}`}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-2 block label text-ink-2"}>
        <span>{label}</span>
        {marked && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <p id={messageId(id)} className="field-message" />
    </div>
  );
}
