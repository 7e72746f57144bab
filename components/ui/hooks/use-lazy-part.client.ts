"use client";

import { useEffect, useState } from "react";
import { lazyImport } from "@/lib/browser/lazy-import";

/**
 * A part of the page that is fetched once it is `wanted`: undefined until it has come, null where it does not (lazyImport). `load` stands
 * outside of the component, so that it is the same function each time.
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
