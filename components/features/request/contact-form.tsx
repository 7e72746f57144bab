import { contactChannels } from "@/components/features/stay/model/booking-office";
import { GuestForm } from "@/components/features/forms/guest-form";
import { PreparedMessage } from "@/components/features/request/prepared-message.client";
import { requestNames } from "@/components/features/request/request-names";
import { SubjectSelect } from "@/components/features/forms/subject-select.client";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { FormSubmit } from "@/components/features/forms/form-submit";
import { NoScriptsNote } from "@/components/features/forms/no-scripts-note";
import { SelectField } from "@/components/ui/field/select-field";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { contactForm } from "@/content/copy/forms";
import { requestTexts } from "@/content/copy/requests";

export function ContactForm() {
  const { id, title, name, email, subject, message, submit } = contactForm;
  const idOf = (field: { name: string }) => `${id}-${field.name}`;
  return (
    <GuestForm
      kind="contact"
      id={id}
      label={title}
      destination={formDestination}
      channels={contactChannels}
      className="guest-form md:grid-cols-2"
    >
      <h3 className="col-span-full text-heading">{title}</h3>
      <TextField id={idOf(name)} field={name} kind="name" />
      <TextField id={idOf(email)} field={email} kind="email" />
      <SubjectSelect>
        <SelectField id={idOf(subject)} field={subject} />
      </SubjectSelect>
      {/* Required but not marked: on inner pages only name and e-mail have the mark (spec, section 5). */}
      <PreparedMessage names={requestNames} voucherStay={requestTexts.voucherStay}>
        <TextareaField id={idOf(message)} field={message} marked={false} />
      </PreparedMessage>
      <div className="col-span-full">
        <FormSubmit label={submit} />
      </div>
      <NoScriptsNote letter={requestTexts.withoutScripts} />
    </GuestForm>
  );
}
