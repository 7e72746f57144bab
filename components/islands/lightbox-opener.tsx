"use client";

import type { ReactNode } from "react";

type LightboxOpenerProps = {
  label: string;
  /** What a guest without scripts follows instead. */
  href: string;
  loading: boolean;
  onOpen: (opener: HTMLElement) => void;
  className?: string;
  children: ReactNode;
};

/** A button where scripts run, and the plain link to the same file where they do not. */
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
        aria-busy={loading}
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
