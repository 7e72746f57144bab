"use client";

import { useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type {
  LightboxDialog,
  LightboxSlide,
} from "@/components/features/lightbox/lightbox-dialog.client";
import { lazyImport } from "@/lib/browser/lazy-import";
import { lightbox as copy } from "@/content/copy/lightbox";
import "@/components/ui/link/link.css";

type State =
  | { is: "closed" | "loading" }
  | { is: "failed"; index: number }
  | { is: "open"; index: number; Dialog: typeof LightboxDialog };

type Lightbox = {
  open: (index: number, opener: HTMLElement) => Promise<void>;
  loading: boolean;
  lightbox: ReactNode;
};

/** Fetches the lightbox on the first click, and offers the file itself if that fails. */
export function useLightbox(label: string, slides: readonly LightboxSlide[]): Lightbox {
  const opener = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>({ is: "closed" });

  async function open(index: number, from: HTMLElement) {
    opener.current = from;
    setState({ is: "loading" });
    const part = await lazyImport(
      () => import("@/components/features/lightbox/lightbox-dialog.client"),
    );
    setState(part ? { is: "open", index, Dialog: part.LightboxDialog } : { is: "failed", index });
  }
  function close() {
    setState({ is: "closed" });
    // Safari does not focus a clicked button, so the lightbox itself cannot know where to return the focus.
    opener.current?.focus();
  }

  return {
    open,
    loading: state.is === "loading",
    lightbox: (
      <>
        {state.is === "open" && (
          <state.Dialog label={label} slides={slides} index={state.index} onClose={close} />
        )}
        {/* Rendered outside its slide, whose transform would turn a fixed message into an absolute one. */}
        {(state.is === "loading" || state.is === "failed") &&
          createPortal(
            <Unavailable
              shown={state.is === "failed"}
              href={state.is === "failed" ? slides[state.index]?.src : undefined}
              onClose={close}
            />,
            document.body,
          )}
      </>
    ),
  };
}

type UnavailableProps = { shown: boolean; href: string | undefined; onClose: () => void };

function Unavailable({ shown, href, onClose }: UnavailableProps) {
  return (
    <div
      role="status"
      className={
        shown
          ? "fixed inset-x-5 bottom-5 z-50 mx-auto w-fit max-w-md border border-line-strong bg-paper p-4 text-small text-ink"
          : undefined
      }
    >
      {shown && (
        <>
          <span>{copy.unavailable}</span>{" "}
          <a href={href} className="link-line">
            {copy.openInstead}
          </a>{" "}
          <button type="button" onClick={onClose} className="link-line ml-3">
            {copy.close}
          </button>
        </>
      )}
    </div>
  );
}

type LightboxOpenerProps = {
  label: string;
  href: string;
  loading: boolean;
  onOpen: (opener: HTMLElement) => void;
  className?: string;
  children: ReactNode;
};

/** Renders a button where scripts run, and a plain link to the same file where they do not. */
export function LightboxOpener({
  label,
  href,
  loading,
  onOpen,
  className = "",
  children,
}: LightboxOpenerProps) {
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={(event) => onOpen(event.currentTarget)}
        className={`${className} noscript:hidden`}
      >
        {children}
      </button>
      <a href={href} aria-label={label} className={`${className} scripted:hidden`}>
        {children}
      </a>
    </>
  );
}
