import { formDestination } from "@/components/features/forms/form-endpoint";

export function FormSubmit({ label }: { label: string }) {
  const hidden = formDestination === null ? "noscript:hidden" : "";
  return (
    <button type="submit" className={`button button-solid ${hidden}`}>
      {label}
    </button>
  );
}
