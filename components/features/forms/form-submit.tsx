import { formDestination } from "@/components/features/forms/form-endpoint";

/** A form's button; not shown where it could do nothing, without scripts and without a place to send to. */
export function FormSubmit({ label }: { label: string }) {
  const hidden = formDestination === null ? "noscript:hidden" : "";
  return (
    <button type="submit" className={`button button-solid ${hidden}`}>
      {label}
    </button>
  );
}
