"use client";

import Swal from "sweetalert2/dist/sweetalert2.esm.js";
import { onCloseRequest } from "@/lib/browser/on-close-request";
import "./dialog.css";

type Question = { title: string; text: string; confirm: string; cancel: string };
type Statement = { title: string; text: string; confirm: string };

let endWatch: (() => void) | undefined;

/** Opens SweetAlert2 with the site's buttons and without layout shift, because html keeps its scrollbar gutter. */
const styledDialog = Swal.mixin({
  buttonsStyling: false,
  customClass: { confirmButton: "button button-solid", cancelButton: "button button-line" },
  scrollbarPadding: false,
  heightAuto: false,
  returnFocus: false,
  willOpen: () => Swal.getIcon()?.setAttribute("aria-hidden", "true"),
  didOpen() {
    endWatch = onCloseRequest(() => Swal.close());
  },
  willClose: () => endWatch?.(),
});

export function confirmThenNotify(question: Question, statement: Statement, opener: HTMLElement) {
  return new Promise<boolean>((done) => {
    let confirmed = false;
    const didClose = () => {
      // The notice replaces the question, so closing the question is not the end yet.
      if (Swal.isVisible()) return;
      opener.focus();
      done(confirmed);
    };
    void styledDialog
      .fire({
        icon: "warning",
        title: question.title,
        text: question.text,
        confirmButtonText: question.confirm,
        showCancelButton: true,
        cancelButtonText: question.cancel,
        didClose,
      })
      .then(({ isConfirmed }) => {
        if (!isConfirmed) return;
        confirmed = true;
        void styledDialog.fire({
          icon: "success",
          title: statement.title,
          text: statement.text,
          confirmButtonText: statement.confirm,
          didClose,
        });
      });
  });
}

export function closeDialog() {
  Swal.close();
}
