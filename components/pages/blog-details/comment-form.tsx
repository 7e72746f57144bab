import { GuestForm } from "@/components/features/forms/guest-form";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { FormSubmit } from "@/components/features/forms/form-submit";
import { NoScriptsNote } from "@/components/features/forms/no-scripts-note";
import { RememberedEmail } from "@/components/pages/blog-details/remembered-email.client";
import { CheckField } from "@/components/pages/blog-details/check-field";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { commentForm } from "@/content/copy/forms";

/** No field of the comment form is validated (spec, section 5). */
export function CommentForm({ idPrefix }: { idPrefix: string }) {
  const { title, name, email, website, comment, saveEmail, submit } = commentForm;
  const idOf = (field: { name: string }) => `${idPrefix}-${field.name}`;
  return (
    <GuestForm
      kind="comment"
      id={idPrefix}
      label={title}
      destination={formDestination}
      className="guest-form md:grid-cols-2"
    >
      <h3 className="col-span-full text-heading">{title}</h3>
      <TextField id={idOf(name)} field={name} kind="name" />
      <TextField id={idOf(email)} field={email} kind="unchecked-email" />
      <TextField id={idOf(website)} field={website} kind="unchecked-url" wide />
      <TextareaField id={idOf(comment)} field={comment} />
      <CheckField id={idOf(saveEmail)} field={saveEmail} />
      <RememberedEmail email={email.name} saveEmail={saveEmail.name} />
      <div className="col-span-full">
        <FormSubmit label={submit} />
      </div>
      <NoScriptsNote />
    </GuestForm>
  );
}
