import { honeypot } from "@/content/copy/honeypot";

type HiddenFieldsProps = {
  id: string;
  kind: string;
  /** What the owner's host asks every form to carry. */
  fields: Readonly<Record<string, string>>;
};

/** What a posted form carries besides the guest's words: which form it is, the owner's fields, and a trap for machines. */
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
