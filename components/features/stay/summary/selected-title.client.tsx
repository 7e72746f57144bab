"use client";

import { useLayoutEffect } from "react";
import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { ownProperty } from "@/components/features/stay/model/room-of-stay";
import { useStay } from "@/components/features/stay/model/stay-provider.client";

type SelectedTitleProps = {
  fallback: string;
  /** What stands in its place where a resort was asked for, by the resort's id. */
  atResort?: Readonly<Record<string, string>>;
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
export function SelectedTitle({ fallback, atResort = {}, brand }: SelectedTitleProps) {
  const { title, location } = useStay();
  useLayoutEffect(() => {
    if (title !== undefined && brand !== undefined) return nameTab(`${title} · ${brand}`);
  }, [title, brand]);
  return <PreventWidow text={title ?? ownProperty(atResort, location) ?? fallback} />;
}
