"use client";

import { Fragment, useState, type ReactNode } from "react";
import { prefixOf } from "@/components/pages/not-found/variant-by-path";

type Frame = {
  readonly prefix: string;
  readonly attributes: Readonly<Record<string, string | true | undefined>>;
  readonly page: ReactNode;
};

type VariantByPathProps = { frames: readonly Frame[]; basePath: string };

/**
 * One page in a frame for each variant, chosen by the address. The document contains all of them: the first is visible without scripts,
 * the others are in templates. When React hydrates, only the right one is left (variant-by-path.ts).
 */
export function VariantByPath({ frames, basePath }: VariantByPathProps) {
  const [chosen] = useState(() => {
    if (typeof window === "undefined") return undefined;
    const prefixes = frames.map(({ prefix }) => prefix);
    return Math.max(0, prefixes.indexOf(prefixOf(window.location.pathname, basePath, prefixes)));
  });
  return frames.map(({ prefix, attributes, page }, place) => {
    const frame = <div data-frame="">{page}</div>;
    if (place === (chosen ?? 0)) return <Fragment key={prefix}>{frame}</Fragment>;
    if (chosen !== undefined) return null;
    return (
      <template key={prefix} data-variant-template={prefix} {...attributes}>
        {frame}
      </template>
    );
  });
}
