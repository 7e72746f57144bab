"use client";

import { useEffect, useState } from "react";
import { useStep } from "@/components/pages/find-room/steps/use-step.client";
import type { RelativeHref } from "@/content/model/types";
import "./quick-dates.css";

type Part = typeof import("@/components/pages/find-room/search/quick-dates-list.client");

/** The module is an extra, so it is fetched after hydration and left out if it fails to load. */
export function QuickDates({ page }: { page: RelativeHref }) {
  const isRead = useStep() !== undefined;
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isRead) return;
    import("@/components/pages/find-room/search/quick-dates-list.client").then(setPart, () => {});
  }, [isRead]);
  return (
    <div data-needs-scripts={4000} className="quick-dates print:hidden">
      {part && <part.QuickDatesList page={page} />}
    </div>
  );
}
