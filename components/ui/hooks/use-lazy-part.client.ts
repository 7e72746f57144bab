"use client";

import { useEffect, useState } from "react";
import { lazyImport } from "@/lib/browser/lazy-import";

/**
 * Loads a component when it is `wanted`: undefined until it has loaded, null where loading fails (lazyImport). Define `load` outside of
 * the component, so that it is the same function each time.
 */
export function useLazyPart<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
): Part | null | undefined {
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    if (wanted) void lazyImport(load).then(setPart);
  }, [load, wanted]);
  return part;
}
