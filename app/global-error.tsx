"use client";

import { ErrorView } from "@/components/shell/error/error-view.client";
import "./globals.css";

/** Stands in for the whole document when even the root layout has failed. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-GB">
      <body>
        <main id="main">
          <ErrorView reset={reset} />
        </main>
      </body>
    </html>
  );
}
