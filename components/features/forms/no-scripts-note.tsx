import { formDestination } from "@/components/features/forms/form-endpoint";
import { formAnswers } from "@/content/forms";
import { site } from "@/content/site";
import "@/components/ui/link/link.css";

/** Where guests without scripts can write to, as long as a form has no place to send to. */
export function NoScriptsNote() {
  if (formDestination !== null) return null;
  const address = site.emails.booking;
  return (
    <p className="col-span-full hidden text-small noscript:block">
      {formAnswers.noScripts}{" "}
      <a href={`mailto:${address}`} className="link-line">
        {address}
      </a>
    </p>
  );
}
