"use client";

import { useState, type ReactNode } from "react";
import { useFocusReplacement } from "@/components/ui/hooks/use-focus-replacement.client";
import "@/components/ui/link/link.css";
import "./map-on-request.css";

type MapOnRequestProps = {
  frameUrl: string;
  texts: { open: string; notice: string; frameTitle: string; elsewhere: string };
  children: ReactNode;
};

export function MapOnRequest({ frameUrl, texts, children }: MapOnRequestProps) {
  const [requested, setRequested] = useState(false);
  const [frame, follow] = useFocusReplacement<HTMLIFrameElement>(requested);

  function showMap() {
    follow();
    setRequested(true);
  }

  if (requested) {
    return (
      <>
        <iframe
          ref={frame}
          src={frameUrl}
          title={texts.frameTitle}
          referrerPolicy="strict-origin-when-cross-origin"
          className="way-frame"
        />
        <p className="mt-4 text-small text-ink-2">
          <span>{texts.elsewhere}</span>{" "}
          <a href={frameUrl} target="_blank" rel="noopener" className="link-line">
            {texts.open}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      {children}
      <p className="mt-4 text-small text-ink-2">{texts.notice}</p>
      <button type="button" onClick={showMap} className="mt-4 button button-line noscript:hidden">
        {texts.open}
      </button>
      <a href={frameUrl} rel="noopener" className="mt-4 button button-line scripted:hidden!">
        {texts.open}
      </a>
    </>
  );
}
