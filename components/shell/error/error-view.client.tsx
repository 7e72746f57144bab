"use client";

import { asset } from "@/components/ui/asset";
import { errorPage } from "@/content/copy/error-page";

/** Shows what happened, another try and a way home when a page breaks in the browser. */
export function ErrorView({ reset }: { reset: () => void }) {
  return (
    <div role="alert" data-hero-ground="paper" className="section">
      <div className="container-page pt-28">
        <h1 className="max-w-[18ch] text-display">{errorPage.title}</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-2">{errorPage.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <button type="button" onClick={reset} className="button button-solid">
            {errorPage.retry}
          </button>
          <a href={asset(errorPage.action.href)} target="_self" className="button button-line">
            {errorPage.action.label}
          </a>
        </div>
      </div>
    </div>
  );
}
