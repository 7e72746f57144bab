import { HiddenFields } from "@/components/features/forms/hidden-fields";
import {
  GuestFormIsland,
  type GuestFormProps,
} from "@/components/features/forms/guest-form.client";
import type { FormDestination } from "@/components/features/forms/send-form";
import { formAnswers } from "@/content/copy/forms";

/** Renders a form that answers in the page; hidden fields and the way it is posted without scripts come from the server. */
export function GuestForm({ children, ...props }: GuestFormProps) {
  const { destination, id, kind } = props;
  return (
    <GuestFormIsland {...props} lost={formAnswers.lost} native={nativeSubmit(destination)}>
      {destination && <HiddenFields id={id} kind={kind} fields={destination.fields} />}
      {children}
    </GuestFormIsland>
  );
}

/** How a browser posts the form by itself, before and without scripts, when it cannot write JSON. */
function nativeSubmit(destination: FormDestination | null) {
  // Outside a dialog, method="dialog" leads nowhere, so nothing is lost to a reload.
  if (!destination) return { method: "dialog" };
  const { url, format } = destination;
  const encType = format === "multipart" ? "multipart/form-data" : undefined;
  return { method: "post", action: url, encType };
}
