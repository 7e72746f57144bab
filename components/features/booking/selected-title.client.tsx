"use client";

import { useLayoutEffect } from "react";
import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { fillText } from "@/components/ui/fill-text";
import { placeName } from "@/content/place-names";
import { useStay } from "@/components/features/booking/stay-provider.client";

type SelectedTitleProps = {
  fallback: string;
  /** In its place where a resort was asked for, with {place} for the resort's name. */
  atPlace?: string;
  /** Behind the title in the browser's tab; without it the page keeps its own name there. */
  brand?: string;
};

/** A title before the page's own, which the framework draws when it likes and may draw anew; undone by what is returned. */
function nameTab(name: string) {
  const own = document.createElement("title");
  own.textContent = name;
  // Without it the framework takes the first title that it finds for its own, and writes the page's name into it.
  own.setAttribute("itemprop", "name");
  const keepFirst = () => {
    if (document.head.firstChild !== own) document.head.prepend(own);
  };
  keepFirst();
  const others = new MutationObserver(keepFirst);
  others.observe(document.head, { childList: true });
  return () => {
    others.disconnect();
    own.remove();
  };
}

/** The title that a card put into the address, or the page's own. */
export function SelectedTitle({ fallback, atPlace, brand }: SelectedTitleProps) {
  const { title, location } = useStay();
  const place = placeName(location);
  useLayoutEffect(() => {
    if (title !== undefined && brand !== undefined) return nameTab(`${title} · ${brand}`);
  }, [title, brand]);
  return (
    <PreventWidow text={title ?? (place && atPlace ? fillText(atPlace, { place }) : fallback)} />
  );
}
