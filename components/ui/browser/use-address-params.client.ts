"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  readAddressParams,
  replaceAddressParams,
  type AddressParams,
} from "@/components/ui/browser/address-params";

/** Safari allows 100 changes of an address within 30 seconds: one after each pause in typing. */
const pauseMs = 300;

const subscribe = () => () => {};

/** What a guest has chosen on a page, kept in its address: a link that is passed on, a reload and Back find it again. `names` stay the same array. */
export function useAddressParams<Name extends string>(names: readonly Name[]) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const [chosen, setChosen] = useState<AddressParams<Name>>();

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => replaceAddressParams(names, chosen), pauseMs);
    return () => clearTimeout(timer);
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
