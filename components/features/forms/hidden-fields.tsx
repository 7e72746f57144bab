import { honeypot } from "@/content/copy/honeypot";

type HiddenFieldsProps = {
  id: string;
  kind: string;
  fields: Readonly<Record<string, string>>;
};

/** Adds the fields that a posted form needs besides the guest's words: which form it is, the owner's fields, and a honeypot. */
export function HiddenFields({ id, kind, fields }: HiddenFieldsProps) {
  return (
    <>
      {Object.entries({ ...fields, form: kind }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}-${honeypot.name}`}>{honeypot.label}</label>
        <input
          id={`${id}-${honeypot.name}`}
          name={honeypot.name}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  );
}
