import { mailtoHref } from "@/lib/text/mailto";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { formAnswers } from "@/content/copy/forms";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";

type NoScriptsNoteProps = {
  /** What the guest's mail program opens with: lines to complete. */
  letter?: { readonly subject: string; readonly lines: readonly string[] };
};

/** Where guests without scripts can write to, as long as a form has no place to send to. */
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
