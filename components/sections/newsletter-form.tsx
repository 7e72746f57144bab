import { GuestForm } from "@/components/islands/guest-form";
import { formEndpoint } from "@/components/lib/form-endpoint";
import { FormSubmit } from "@/components/sections/form-submit";
import { NoScriptsNote } from "@/components/sections/no-scripts-note";
import { TextField } from "@/components/ui/text-field";
import { newsletterForm } from "@/content/forms";

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
      endpoint={formEndpoint}
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
