"use client";

import { useState, type ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";

type MapOnRequestProps = {
  frameUrl: string;
  texts: { open: string; notice: string; frameTitle: string };
  /** The drawn map, which stands until the guest asks for the outside one. */
  children: ReactNode;
};

/** An outside map that is fetched only when the guest asks for it. */
export function MapOnRequest({ frameUrl, texts, children }: MapOnRequestProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <iframe
        src={frameUrl}
        title={texts.frameTitle}
        referrerPolicy="strict-origin-when-cross-origin"
        className="way-frame"
      />
    );
  }
  return (
    <>
      {children}
      <p className="mt-4 text-small text-ink-2">{texts.notice}</p>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className={buttonStyle("line", "mt-4 noscript:hidden")}
      >
        {texts.open}
      </button>
      <a href={frameUrl} rel="noopener" className={buttonStyle("line", "mt-4 scripted:hidden!")}>
        {texts.open}
      </a>
    </>
  );
}
