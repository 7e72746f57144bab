import { honeypot } from "@/content/forms";

/** What a posted form carries besides the guest's words: which form it is, and a trap for machines. */
export function HiddenFields({ id, kind }: { id: string; kind: string }) {
  return (
    <>
      <input type="hidden" name="form" value={kind} />
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
