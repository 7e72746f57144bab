import { mailtoHref } from "@/lib/text/mailto";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { formAnswers } from "@/content/copy/forms";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";

type NoScriptsNoteProps = {
  /** The lines that the guest's mail program opens with. */
  letter?: { readonly subject: string; readonly lines: readonly string[] };
};

/** Tells guests without scripts where to write as long as forms cannot be sent. */
export function NoScriptsNote({ letter }: NoScriptsNoteProps) {
  if (formDestination !== null) return null;
  const address = site.emails.booking;
  const lines = letter?.lines.map((label) => `${label}: `);
  const href = letter ? mailtoHref(address, letter.subject, lines ?? []) : `mailto:${address}`;
  return (
    <p className="col-span-full hidden text-small noscript:block">
      {formAnswers.noScripts}{" "}
      <a href={href} className="link-line">
        {address}
      </a>
    </p>
  );
}
