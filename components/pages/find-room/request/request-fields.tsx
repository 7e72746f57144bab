import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { sendTexts } from "@/content/copy/stay-request";

const { form: texts } = sendTexts;
const idOf = (field: { name: string }) => `request-${field.name}`;

type RequestFieldsProps = {
  /** Whether the form is sent from the page, and so needs the guest's contact. */
  sends: boolean;
  askAges: boolean;
};

export function RequestFields({ sends, askAges }: RequestFieldsProps) {
  return (
    <>
      <TextField
        id={idOf(texts.name)}
        field={{ ...texts.name, required: sends }}
        kind="name"
        wide={!sends && !askAges}
      />
      {sends && (
        <>
          <TextField
            id={idOf(texts.email)}
            field={{ ...texts.email, required: true }}
            kind="email"
          />
          <TextField
            id={idOf(texts.phone)}
            field={{ ...texts.phone, required: false }}
            kind="phone"
            wide={!askAges}
          />
        </>
      )}
      {askAges && <TextField id={idOf(texts.ages)} field={{ ...texts.ages, required: false }} />}
      <TextareaField id={idOf(texts.note)} field={{ ...texts.note, required: false }} />
    </>
  );
}
