import { GuestForm } from "@/components/features/forms/guest-form";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { FormSubmit } from "@/components/features/forms/form-submit";
import { NoScriptsNote } from "@/components/features/forms/no-scripts-note";
import { TextField } from "@/components/ui/field/text-field";
import { newsletterForm } from "@/content/copy/forms";

type NewsletterFormProps = {
  idPrefix: string;
  /** Two forms on one page need two names. */
  label?: string;
};

/** One address and one button on a line: in every footer, and in a band of its own on some homes. */
export function NewsletterForm({ idPrefix, label = newsletterForm.label }: NewsletterFormProps) {
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
        action={<FormSubmit label={submit} />}
      />
      <NoScriptsNote />
    </GuestForm>
  );
}
