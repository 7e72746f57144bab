"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  readAddressParams,
  replaceAddressParams,
  type AddressParams,
} from "@/lib/browser/address-params";
import { onEntryChange } from "@/lib/browser/on-entry-change";

/** Safari allows 100 changes of an address within 30 seconds, so there is one after each pause in typing. */
const pauseMs = 300;

/**
 * Keeps what a guest has chosen or typed on a page in its address, so that a shared link, a reload and Back restore it, and a plain link
 * to the page starts afresh. `names` must stay the same array.
 */
export function useAddressParams<Name extends string>(names: readonly Name[]) {
  // history.pushState fires no event; a browser without the Navigation API reads the address at the next render.
  const search = useSyncExternalStore(
    onEntryChange,
    () => window.location.search,
    () => "",
  );
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();
  const [chosen, setChosen] = useState<AddressParams<Name>>();
  if (search !== seen) {
    setSeen(search);
    if (search !== written) setChosen(undefined);
  }

  useEffect(() => {
    if (!chosen) return;
    const write = () => {
      clearTimeout(timer);
      replaceAddressParams(names, chosen);
      setWritten(window.location.search);
    };
    const timer = setTimeout(write, pauseMs);
    // Guests who leave at once find it again too.
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("click", write, { capture: true, signal });
    addEventListener("pagehide", write, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [names, chosen]);

  const change = useCallback(
    (changes: AddressParams<Name>) =>
      setChosen((before) => ({
        ...(before ?? readAddressParams(names, window.location.search)),
        ...changes,
      })),
    [names],
  );
  return [chosen ?? readAddressParams(names, search), change] as const;
}
