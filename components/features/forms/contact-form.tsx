import { GuestForm } from "@/components/features/forms/guest-form.client";
import { StayMessage } from "@/components/features/booking/stay-message.client";
import { SubjectSelect } from "@/components/features/forms/subject-select.client";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { FormSubmit } from "@/components/features/forms/form-submit";
import { NoScriptsNote } from "@/components/features/forms/no-scripts-note";
import { SelectField } from "@/components/ui/field/select-field";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { contactForm, formAnswers } from "@/content/forms";
import { site } from "@/content/site";

/** GET IN TOUCH, at the end of every inner page. */
export function ContactForm() {
  const { id, title, name, email, subject, message, submit } = contactForm;
  const idOf = (field: { name: string }) => `${id}-${field.name}`;
  return (
    <GuestForm
      kind="contact"
      id={id}
      label={title}
      destination={formDestination}
      email={site.emails.booking}
      className="guest-form md:grid-cols-2"
    >
      <h3 className="col-span-full text-heading">{title}</h3>
      <TextField id={idOf(name)} field={name} kind="name" />
      <TextField id={idOf(email)} field={email} kind="email" />
      <SubjectSelect>
        <SelectField id={idOf(subject)} field={subject} />
      </SubjectSelect>
      {/* Required, yet without the mark: on inner pages only name and e-mail carry it (spec, section 5). */}
      <StayMessage note={formAnswers.stayIncluded}>
        <TextareaField id={idOf(message)} field={message} marked={false} />
      </StayMessage>
      <div className="col-span-full">
        <FormSubmit label={submit} />
      </div>
      <NoScriptsNote />
    </GuestForm>
  );
}
