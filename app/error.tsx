"use client";

import { ErrorView } from "@/components/shell/error-view.client";

/** For a failure of a variant's own frame: the frames catch those of their pages themselves. */
export default function FrameError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main">
      <ErrorView reset={reset} />
    </main>
  );
}
