"use client";

import { useEffect } from "react";
import { LastWords } from "@/components/ui/prose/last-words";
import { useStay } from "@/components/features/booking/stay-provider.client";

type SelectedTitleProps = {
  fallback: string;
  /** Behind the title in the browser's tab; without it the page keeps its own name there. */
  brand?: string;
};

/** The title that a card handed over in the address, or the page's own (contract, section 2). */
export function SelectedTitle({ fallback, brand }: SelectedTitleProps) {
  const { title } = useStay();
  useEffect(() => {
    if (title === undefined || brand === undefined) return;
    const before = document.title;
    document.title = `${title} · ${brand}`;
    return () => {
      document.title = before;
    };
  }, [title, brand]);
  return <LastWords text={title ?? fallback} />;
}
