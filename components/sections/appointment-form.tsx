import { GuestForm } from "@/components/islands/guest-form";
import { formEndpoint } from "@/components/lib/form-endpoint";
import { FormSubmit } from "@/components/sections/form-submit";
import { NoScriptsNote } from "@/components/sections/no-scripts-note";
import { TextField } from "@/components/ui/text-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { appointmentForm } from "@/content/forms";

/** The request for a quote of the Apartment home; its headline belongs to the section around it. */
export function AppointmentForm({ idPrefix }: { idPrefix: string }) {
  const { label, name, email, topic, message, submit } = appointmentForm;
  const idOf = (field: { name: string }) => `${idPrefix}-${field.name}`;
  return (
    <GuestForm
      kind="appointment"
      id={idPrefix}
      label={label}
      endpoint={formEndpoint}
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
