import { contactChannels } from "@/components/features/stay/model/booking-office";
import { GuestForm } from "@/components/features/forms/guest-form";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { FormSubmit } from "@/components/features/forms/form-submit";
import { NoScriptsNote } from "@/components/features/forms/no-scripts-note";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { appointmentForm } from "@/content/copy/forms";

export function AppointmentForm({ idPrefix }: { idPrefix: string }) {
  const { label, name, email, topic, message, submit } = appointmentForm;
  const idOf = (field: { name: string }) => `${idPrefix}-${field.name}`;
  return (
    <GuestForm
      kind="appointment"
      id={idPrefix}
      label={label}
      destination={formDestination}
      channels={contactChannels}
      className="guest-form md:grid-cols-2"
    >
      <TextField id={idOf(name)} field={name} kind="name" />
      <TextField id={idOf(email)} field={email} kind="email" />
      <TextField id={idOf(topic)} field={topic} wide />
      <TextareaField id={idOf(message)} field={message} />
      <div className="col-span-full">
        <FormSubmit label={submit} />
      </div>
      <NoScriptsNote />
    </GuestForm>
  );
}
