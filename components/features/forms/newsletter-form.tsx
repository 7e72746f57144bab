import { GuestForm } from "@/components/features/forms/guest-form";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { FormSubmit } from "@/components/features/forms/form-submit";
import { NoScriptsNote } from "@/components/features/forms/no-scripts-note";
import { TextField } from "@/components/ui/field/text-field";
import { newsletterForm } from "@/content/copy/forms";

type NewsletterFormProps = {
  idPrefix: string;
  /** Two forms on one page need different ids. */
  label?: string;
  /** Whether the field's label is for screen readers only. */
  labelHidden?: boolean;
};

export function NewsletterForm({
  idPrefix,
  label = newsletterForm.label,
  labelHidden,
}: NewsletterFormProps) {
  const { email, submit } = newsletterForm;
  return (
    <GuestForm
      kind="newsletter"
      id={idPrefix}
      label={label}
      destination={formDestination}
      className="guest-form"
    >
      <TextField
        id={`${idPrefix}-${email.name}`}
        field={email}
        kind="email"
        labelHidden={labelHidden}
        action={<FormSubmit label={submit} />}
      />
      <NoScriptsNote />
    </GuestForm>
  );
}
