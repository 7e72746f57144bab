"use client";

import { useLayoutEffect } from "react";
import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { ownProperty } from "@/components/features/stay/model/room-of-stay";
import { useStay } from "@/components/features/stay/model/stay-provider.client";

type SelectedTitleProps = {
  fallback: string;
  /** The title for a requested house, by the house's id. */
  atHouse?: Readonly<Record<string, string>>;
  /** The suffix of the document's title; without it the page keeps its own title. */
  brand?: string;
};

/** Adds a title element before the page's own, which the framework may replace at any time; the returned function removes it. */
function nameTab(name: string) {
  const own = document.createElement("title");
  own.textContent = name;
  // Without it the framework would take the first title for its own and overwrite it.
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

/** Shows the title that a card put into the address, or the page's own. */
export function SelectedTitle({ fallback, atHouse = {}, brand }: SelectedTitleProps) {
  const { title, location } = useStay();
  useLayoutEffect(() => {
    if (title !== undefined && brand !== undefined) return nameTab(`${title} · ${brand}`);
  }, [title, brand]);
  return <PreventWidow text={title ?? ownProperty(atHouse, location) ?? fallback} />;
}
