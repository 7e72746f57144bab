"use client";

import { useEffect, useRef } from "react";
import { markBusy } from "@/components/lib/field-messages";
import type { Say } from "@/components/lib/form-answers";
import { lazyImport } from "@/components/lib/lazy-import";
import { dialogs } from "@/content/forms";

type Confirm = (form: HTMLFormElement, opener: HTMLElement) => Promise<void>;

/** Asks in a dialog, fetched on the first press, whether the form is complete; in place where no dialog can be had. */
export function useConfirmation(say: Say): Confirm {
  const underWay = useRef(false);
  const closeOpen = useRef<() => void>(null);
  useEffect(() => () => closeOpen.current?.(), []);

  return async function confirm(form, opener) {
    if (underWay.current) return;
    underWay.current = true;
    markBusy(form, true);
    say("none");
    const part = await lazyImport(() => import("@/components/islands/dialog"));
    markBusy(form, false);
    // A guest who has left the page meanwhile is not asked any more.
    if (part && form.isConnected) {
      closeOpen.current = part.closeDialog;
      await part.askThenTell(dialogs.warning, dialogs.success, opener);
      closeOpen.current = null;
    } else if (!part) {
      say("asking");
    }
    underWay.current = false;
  };
}
