import { formDestination } from "@/components/features/forms/form-endpoint";
import { buttonStyle, type ButtonKind } from "@/components/ui/button/button-style";

type FormSubmitProps = { label: string; kind?: ButtonKind };

/** A form's button; not shown where it could do nothing, without scripts and without a place to send to. */
export function FormSubmit({ label, kind = "solid" }: FormSubmitProps) {
  const hidden = formDestination === null ? "noscript:hidden" : "";
  return (
    <button type="submit" className={buttonStyle(kind, hidden)}>
      {label}
    </button>
  );
}
