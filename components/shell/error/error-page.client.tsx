"use client";

import { ErrorView } from "@/components/shell/error/error-view.client";

/** Replaces the content of a page that has failed, below the header. */
export function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main">
      <ErrorView reset={reset} />
    </main>
  );
}
