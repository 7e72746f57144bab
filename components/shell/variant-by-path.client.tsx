"use client";

import { Fragment, useState, type ReactNode } from "react";
import { prefixOf } from "@/components/shell/variant-by-path";

type VariantByPathProps = {
  frames: readonly { readonly prefix: string; readonly page: ReactNode }[];
  basePath: string;
};

/**
 * One page in as many frames as it has: the address chooses. The document holds them all, the first as it stands, for whoever runs no
 * scripts, each other one in a template. By the time React begins the right one stands alone (variant-by-path.ts), and is all it renders.
 * Most pages have one frame. They pass through here too, since the bundler sends a part that one document alone has with all the others
 * around it, a second time, to every page.
 */
export function VariantByPath({ frames, basePath }: VariantByPathProps) {
  const [chosen] = useState(() => {
    if (typeof window === "undefined") return undefined;
    const prefixes = frames.map(({ prefix }) => prefix);
    return Math.max(0, prefixes.indexOf(prefixOf(window.location.pathname, basePath, prefixes)));
  });
  return frames.map(({ prefix, page }, place) =>
    chosen === undefined && place > 0 ? (
      <template key={prefix} data-variant-template={prefix}>
        {page}
      </template>
    ) : (
      <Fragment key={prefix}>{place === (chosen ?? 0) && page}</Fragment>
    ),
  );
}
