import { HiddenFields } from "@/components/features/forms/hidden-fields";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { SelectField } from "@/components/ui/field/select-field";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { phoneHref } from "@/lib/text/phone";
import { stayFields } from "@/content/copy/forms";
import { allRooms } from "@/content/model/rooms";
import { sendTexts } from "@/content/copy/stay-request";
import { houseOf } from "@/content/model/houses";
import { site } from "@/content/model/site";
import { encodeText } from "@/lib/text/encode-text";
import "@/components/features/forms/guest-form.css";
import "@/components/ui/link/link.css";

const { form, withoutScripts: texts, message } = sendTexts;

/** Hosts receive the field names of the scripted request (hosting/forms.md); a mail program shows the labels. */
const named = (name: string, label: string) => ({
  name: formDestination ? name : label,
  label,
  placeholder: "",
  required: false,
});

const rooms = allRooms.map(({ title, house }) => {
  const words = `${title}, ${houseOf(house).name}`;
  return { value: words, label: words };
});

/** A browser by itself cannot write JSON. */
const nativeFormat = {
  urlencoded: undefined,
  json: undefined,
  multipart: "multipart/form-data",
} as const;

/**
 * The request form for browsers without scripts, where no page can know the stay: a plain form that the guest's mail program takes over,
 * or that is posted where the owner has an endpoint.
 */
export function WrittenRequest() {
  const subject = encodeText(message.subject);
  const address = `mailto:${site.emails.booking}?subject=${subject}`;
  const { checkIn, checkOut, rooms: count, guests } = stayFields;
  return (
    <form
      method="post"
      action={formDestination?.url ?? address}
      encType={formDestination ? nativeFormat[formDestination.format] : "text/plain"}
      aria-labelledby="send-title"
      className="guest-form written-request md:grid-cols-2 print:hidden"
    >
      <p className="col-span-full max-w-[46ch]">
        {texts.text} <a href={phoneHref(site.phones.booking)}>{site.phones.booking}</a>
      </p>
      {formDestination && <HiddenFields id="written" kind="stay" fields={formDestination.fields} />}
      <SelectField
        id="written-room"
        field={{ ...named("room", texts.room), placeholder: texts.anyRoom, options: rooms }}
      />
      <TextField id="written-rooms" field={named("rooms", count.label)} />
      <TextField id="written-in" field={named("checkIn", checkIn.label)} />
      <TextField id="written-out" field={named("checkOut", checkOut.label)} />
      <TextField id="written-guests" field={named("guests", guests.label)} />
      <TextField
        id="written-name"
        field={{ ...named("name", message.name), required: formDestination !== null }}
        kind="name"
      />
      {formDestination && (
        <TextField id="written-email" field={{ ...form.email, required: true }} kind="email" />
      )}
      <TextareaField id="written-note" field={named("note", message.note)} />
      <div className="col-span-full">
        <button type="submit" className="button button-solid">
          {formDestination ? texts.post : texts.submit}
        </button>
      </div>
    </form>
  );
}
