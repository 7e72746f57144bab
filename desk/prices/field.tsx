import type { ReactNode } from "react";

type Described = { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  fault?: string | undefined;
  children: (described: Described) => ReactNode;
};

/** A field with its label, and below it a hint or what is wrong with it. */
export function Field({ name, label, hint, fault, children }: FieldProps) {
  const below = fault ?? hint;
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      {children({
        ...(below && { "aria-describedby": `${name}-below` }),
        ...(fault && { "aria-invalid": true }),
      })}
      {below && (
        <span id={`${name}-below`} className={fault ? "fault" : "hint"}>
          {below}
        </span>
      )}
    </p>
  );
}
