"use client";

import { useEffect, useEffectEvent } from "react";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Makes links to another step or stay of this page change the address in place, so that the document and what is typed in it stay. Next
 * reads the new query (useSearchParams) after any history.pushState. `onFollow` gets the query of each followed link, of one to the
 * present address as well.
 */
export function useQueryLinks(onFollow: (query: URLSearchParams) => void): void {
  const followed = useEffectEvent(onFollow);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.target || !isPlain(event)) return;
      const { origin, pathname, search } = window.location;
      if (link.origin !== origin || link.pathname !== pathname || !link.search) return;
      if (link.search === search && link.hash) return;
      event.preventDefault();
      if (link.search !== search) window.history.pushState(null, "", link.href);
      followed(new URLSearchParams(link.search));
      if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
}
